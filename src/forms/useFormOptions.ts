import { useState } from 'react';
import { forms, type FieldOf, type FormName } from '../domain/forms';
import { returnedTo, type ReturnedForm } from '../domain/returned';
import { toFieldErrors } from './schemaResolver';

/** Values of a form's fields. */
export type FormValues<Name extends FormName> = Record<FieldOf<Name>, string>;

/** Values of the empty form. */
export function emptyValues<Name extends FormName>(name: Name): FormValues<Name> {
  return Object.fromEntries(forms[name].fields.map((field) => [field, ''])) as FormValues<Name>;
}

/**
 * The options of `useForm` that all forms share: the initial values, and the errors of a plain post that the server
 * refused. An attempt with errors moves the focus to the error summary, not to a field.
 * @param initial Initial values of fields that are not empty.
 */
export function useFormOptions<Name extends FormName>(
  name: Name,
  returned: ReturnedForm | undefined,
  initial?: Partial<FormValues<Name>>,
) {
  const returnedForm = returnedTo(name, returned);
  const [errors] = useState(() => toFieldErrors<FormValues<Name>>(returnedForm?.problems));
  const defaultValues: FormValues<Name> = { ...emptyValues(name), ...initial, ...returnedForm?.values };
  return { defaultValues, errors, shouldFocusError: false } as const;
}
