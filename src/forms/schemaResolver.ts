import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { problemsOf, type Problems } from '../domain/problems';

/** The part of a zod schema that a form uses. */
interface Schema<Output> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: Parameters<typeof problemsOf>[0] } };
}

/**
 * Converts problems to react-hook-form's errors: the code becomes the error's type, and its message is looked up where it
 * is shown.
 */
export function toFieldErrors<Values extends FieldValues>(problems: Problems = {}): FieldErrors<Values> {
  const errors = Object.entries(problems).map(([name, type]) => [name, { type }]);
  return Object.fromEntries(errors) as FieldErrors<Values>;
}

/**
 * Validates a form's input with a zod schema that is loaded on first use. If it cannot be loaded the form is sent
 * unchecked, because the server validates the same.
 */
export async function checkInput<Output>(
  load: () => Promise<Schema<Output>>,
  input: unknown,
): Promise<{ values: Output } | { problems: Problems }> {
  const schema = await load().catch(() => undefined);
  if (!schema) return { values: input as Output };
  const result = schema.safeParse(input);
  return result.success ? { values: result.data } : { problems: problemsOf(result.error.issues) };
}

/**
 * Validates a form by {@link checkInput}. Not the resolver of `@hookform/resolvers`: that one bundles zod with the form,
 * and has no fallback if the schema cannot be loaded.
 * @param toInput Converts the fields' texts to the schema's input, if texts alone will not do.
 */
export function schemaResolver<Values extends FieldValues, Output extends FieldValues>(
  load: () => Promise<Schema<Output>>,
  toInput: (values: Values) => unknown = (values) => values,
): Resolver<Values, unknown, Output> {
  return async (values) => {
    const checked = await checkInput(load, toInput(values));
    if ('values' in checked) return { values: checked.values, errors: {} };
    return { values: {}, errors: toFieldErrors(checked.problems) };
  };
}
