import type { ChangeEventHandler } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * `register` for a checkbox: its value is a string, empty if it is not ticked. react-hook-form's own gives a boolean or an
 * array, depending on the number of boxes, and resets what was ticked before React was there.
 * @param value Value of the ticked box.
 */
export function registerBox<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'setValue'>,
  name: Name,
  value: string,
) {
  const set = (checked: boolean) => {
    form.setValue(name, (checked ? value : '') as PathValue<Values, Name>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  const onChange: ChangeEventHandler<HTMLInputElement> = ({ target }) => {
    set(target.checked);
  };
  return {
    name,
    onChange,
    ref: (box: HTMLInputElement | null) => {
      if (box?.checked && form.getValues(name) !== value) set(true);
    },
  };
}
