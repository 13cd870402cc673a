import { honeypotField } from '../../domain/formGuard';

/**
 * What stands in the field that people cannot see; nothing where it is empty, as it is with people. Read from the page,
 * because machines fill it in without an event.
 */
export function readHoneypot(form: HTMLFormElement): Partial<Record<typeof honeypotField, string>> {
  const value = new FormData(form).get(honeypotField);
  return typeof value === 'string' && value !== '' ? { [honeypotField]: value } : {};
}
