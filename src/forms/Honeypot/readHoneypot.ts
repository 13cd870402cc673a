import { honeypotField } from '../../domain/formGuard';

/** The value of the honeypot field, or nothing if it is empty. It is read from the DOM, because bots set values without an event. */
export function readHoneypot(form: HTMLFormElement): Partial<Record<typeof honeypotField, string>> {
  const value = new FormData(form).get(honeypotField);
  return typeof value === 'string' && value !== '' ? { [honeypotField]: value } : {};
}
