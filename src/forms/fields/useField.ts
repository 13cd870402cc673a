import { createContext, useContext } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { FieldError, FieldErrors, FieldPath, FieldValues } from 'react-hook-form';

/** Id of the form around the fields, the prefix of their ids. */
export const FormId = createContext('');

/** Id of a field's input, or of the first of its choices. */
export const fieldId = (formId: string, name: string) =>
  [formId, ...name.split('.')].filter(Boolean).join('-');

/** What is wrong with a field, in words. */
export function errorOf(errors: FieldErrors, name: string): string | undefined {
  const error = get(errors, name) as FieldError | undefined;
  return error?.message;
}

/** A field names the type of its form's values, as in `<FormTextField<Values> name="phone" />`: without it no name compiles. */
export interface FieldName<Values extends FieldValues> {
  /** Path of the field's value in the values of the form. */
  name: NoInfer<FieldPath<Values>>;
}

/** What a field needs of the form around it. Renders again when its own state changes, not with that of others. */
export function useField<Values extends FieldValues>(name: FieldPath<Values>) {
  const form = useFormContext<Values>();
  const { errors, defaultValues } = useFormState<Values>({ name });
  const initial = get(defaultValues, name) as string | undefined;
  return {
    form,
    id: fieldId(useContext(FormId), name),
    error: errorOf(errors, name),
    /** The value at first, or after the last reset. */
    defaultValue: initial,
  };
}
