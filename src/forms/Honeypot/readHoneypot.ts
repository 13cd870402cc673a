import { honeypotField } from '../../domain/formGuard';

/**
 * The value of the hidden field, or nothing if it is empty, as people leave it. It is read from the page, because
 * machines fill it in without an event.
 */
export function readHoneypot(form: HTMLFormElement): Partial<Record<typeof honeypotField, string>> {
  const value = new FormData(form).get(honeypotField);
  return typeof value === 'string' && value !== '' ? { [honeypotField]: value } : {};
}
