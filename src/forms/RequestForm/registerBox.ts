import type { ChangeEventHandler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ticked, type CoverRequest } from '../../domain/requests/answers';
import type { RequestValues } from './useRequestForm';

/**
 * `register` for a checkbox: its value is a string, empty if it is not ticked. react-hook-form's own gives a boolean or an
 * array, depending on the number of boxes, and resets what was ticked before React was there.
 * @param value Value of the ticked box.
 */
export function registerBox(
  form: UseFormReturn<RequestValues, unknown, CoverRequest>,
  name: string,
  value: string = ticked,
) {
  const set = (checked: boolean) => {
    form.setValue(name, checked ? value : '', {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  const onChange: ChangeEventHandler<HTMLInputElement> = ({ target }) => {
    set(target.checked);
  };
  return {
    name,
    defaultChecked: form.formState.defaultValues?.[name] === value,
    onChange,
    ref: (box: HTMLInputElement | null) => {
      if (box?.checked && form.getValues(name) !== value) set(true);
    },
  };
}
