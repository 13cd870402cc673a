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
  return [...new FormData(form).values()].some((value) => typeof value === 'string' && value.trim() !== '');
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
