import { honeypotField } from '../domain/formGuard';

/** Reads what stands in the named fields, however it came there: typed before React, restored, or filled in by the browser. */
export function readFields(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

/** Whether a visitor has put anything into the form. */
export function isFilled(form: HTMLFormElement): boolean {
  const unseen = ['key', honeypotField];
  return [...new FormData(form)].some(
    ([name, value]) => typeof value === 'string' && value.trim() !== '' && !unseen.includes(name),
  );
}

/** What stands in the field that people cannot see; nothing where it is empty, as it is with people. */
export function readHoneypot(form: HTMLFormElement): Partial<Record<typeof honeypotField, string>> {
  const value = readFields(form, [honeypotField])[honeypotField];
  return value ? { [honeypotField]: value } : {};
}

/** Something of a form that has a value. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Empties every field; of radio buttons and lists the empty choice is picked. */
export function clearFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<Field>('input,textarea,select')) {
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === '';
    else field.value = '';
  }
}
