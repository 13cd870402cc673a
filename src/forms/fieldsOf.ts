import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { messageFor, type FieldMessages } from './fieldMessages';

/** What the fields of a form say. */
interface FieldWords<Field extends string> {
  /** Words above the fields. */
  labels: Readonly<Record<Field, string>>;
  /** What to say about a field's problems. */
  messages: Readonly<Record<Field, FieldMessages>>;
  /** Help below labels, where people hesitate. */
  help?: Readonly<Partial<Record<Field, string>>> | undefined;
}

/**
 * Makes the props of a form's fields: `wiring` has what every field and the summary of errors need, `field` besides the
 * words of a text field and what `register` gives.
 * @param id Id of the form; those of its fields begin with it.
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
