import type { ChangeEventHandler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ticked, type CoverRequest } from '../../domain/requests/answers';
import type { RequestValues } from './useRequestForm';

/**
 * `register` for a box that is ticked or not: its value is a text, or empty. react-hook-form's own would make it true,
 * false or a list, depending on how many there are; and it would take back what was ticked before React was there.
 * @param value What the box sends.
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
