import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Copies the current values of the fields into the form, where they differ: password managers, dictation and browsers fill
 * in fields without an event.
 * @param root Contains the fields; those of other names than the form's are left out.
 * @returns Whether anything was taken.
 */
export function takeFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  root: Element,
): boolean {
  const typed = new Map<string, string>();
  for (const field of root.querySelectorAll<Field>('[name]:not([type=hidden])')) {
    const isUnset = /radio|check/.test(field.type) && !(field as HTMLInputElement).checked;
    if (!isUnset) typed.set(field.name, field.value);
    else if (!typed.has(field.name)) typed.set(field.name, '');
  }
  let isChanged = false;
  for (const [name, value] of typed) {
    const path = name as FieldPath<Values>;
    const known: unknown = form.getValues(path);
    if (typeof known !== 'string' || known === value) continue;
    form.setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true });
    isChanged = true;
  }
  return isChanged;
}
