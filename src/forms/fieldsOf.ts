import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { messageFor, type FieldMessages } from './fieldMessages';

/** Texts of a form's fields. */
interface FieldWords<Field extends string> {
  /** Labels of the fields. */
  labels: Readonly<Record<Field, string>>;
  /** Error messages of the fields. */
  messages: Readonly<Record<Field, FieldMessages>>;
  /** Help below labels, where people hesitate. */
  help?: Readonly<Partial<Record<Field, string>>> | undefined;
}

/**
 * Makes the props of a form's fields: `wiring` has what every field and the error summary need, `field` also has the labels
 * of a text field and what `register` returns.
 * @param id Id of the form, the prefix of the fields' ids.
 */
export function fieldsOf<Values extends FieldValues, Output>(
  { formState, getFieldState, register }: UseFormReturn<Values, unknown, Output>,
  id: string,
  { labels, messages, help }: FieldWords<FieldPath<Values>>,
) {
  const defaultValues = formState.defaultValues as Partial<Record<FieldPath<Values>, string>> | undefined;
  const wiring = (name: FieldPath<Values>) => ({
    id: `${id}-${name}`,
    error: messageFor(messages[name], getFieldState(name, formState).error?.type),
    defaultValue: defaultValues?.[name],
  });
  const field = <Name extends FieldPath<Values>>(name: Name) => ({
    ...wiring(name),
    label: labels[name],
    help: help?.[name],
    ...register(name),
  });
  return { wiring, field };
}
