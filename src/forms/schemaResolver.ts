import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { problemsOf, type ProblemCode, type Problems } from '../domain/problems';

/** The part of a zod schema that a form uses. */
export interface Schema<Output> {
  /** Checks the input; never throws. */
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: Parameters<typeof problemsOf>[0] } };
}

/** Says in words what is wrong with a field of a form with these values. */
export type MessageOf<Values> = (name: string, code: ProblemCode, values: Values) => string;

/** Options of {@link schemaResolver}. */
export interface SchemaResolverOptions<Values, Output> {
  /** Loads the schema. */
  load: () => Promise<Schema<Output>>;
  /** Says what is wrong. */
  messageOf: MessageOf<Values>;
  /** Converts the fields' texts to the schema's input, if texts alone will not do. */
  toInput?: ((values: Values) => Readonly<Record<string, unknown>>) | undefined;
  /** Converts unchecked input to what the schema returns, if the input itself will not do. */
  unchecked?: ((input: Readonly<Record<string, unknown>>) => Output) | undefined;
}

/** Converts problems to react-hook-form's errors, with their messages. */
export function toFieldErrors<Values extends FieldValues>(
  problems: Problems,
  values: Values,
  messageOf: MessageOf<Values>,
): FieldErrors<Values> {
  const errors = Object.entries(problems).map(([name, type]) => [
    name,
    { type, message: messageOf(name, type, values) },
  ]);
  return Object.fromEntries(errors) as FieldErrors<Values>;
}

/**
 * Validates a form's input with a zod schema that is loaded on first use. If it cannot be loaded the form is sent
 * unchecked, because the server validates the same.
 */
export async function checkInput<Output, Input>(
  load: () => Promise<Schema<Output>>,
  input: Input,
  unchecked: (input: Input) => Output = (same) => same as unknown as Output,
): Promise<{ values: Output } | { problems: Problems }> {
  const schema = await load().catch(() => undefined);
  if (!schema) return { values: unchecked(input) };
  const result = schema.safeParse(input);
  return result.success ? { values: result.data } : { problems: problemsOf(result.error.issues) };
}

/**
 * Validates a form by {@link checkInput}. Not the resolver of `@hookform/resolvers`: that one bundles zod with the form,
 * and has no fallback if the schema cannot be loaded.
 */
export function schemaResolver<Values extends FieldValues, Output extends FieldValues>(
  options: SchemaResolverOptions<Values, Output>,
): Resolver<Values, unknown, Output> {
  const { load, messageOf, toInput = (values) => values, unchecked } = options;
  return async (values) => {
    const checked = await checkInput(load, toInput(values), unchecked);
    if ('values' in checked) return { values: checked.values, errors: {} };
    return { values: {}, errors: toFieldErrors(checked.problems, values, messageOf) };
  };
}
