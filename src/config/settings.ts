import * as z from 'zod/mini';
import { ConfigError } from './ConfigError.js';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * One setting of a schema.
 * @param usual Its default value.
 * @param expected What a value must be, for the message: `must be …`.
 * @param isUsable Whether a value is valid.
 */
export function setting(usual: string, expected: string, isUsable: (value: string) => boolean) {
  return z._default(z.string().check(z.refine(isUsable, expected)), usual);
}

type Setting = ReturnType<typeof setting>;

/** A setting that may stay empty. */
export const optional = (expected: string, isUsable: (value: string) => boolean) =>
  setting('', expected, (value) => value === '' || isUsable(value));

/** Whether a value is an integer up to a maximum. */
export const isWhole = (value: string, largest: number) =>
  /^\d{1,5}$/.test(value) && Number(value) <= largest;

/** The parts of a list with commas. */
export const listed = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether a value is an e-mail address. */
export const isMailAddress = (value: string) => z.email().safeParse(value).success;

/** Reads the settings of a schema; unset and empty variables get their default. @throws {ConfigError} If a value is invalid. */
export function readSettings<Schema extends z.ZodMiniObject<Readonly<Record<string, Setting>>>>(
  schema: Schema,
  env: Environment,
): z.output<Schema> {
  const names = Object.keys(schema.shape);
  const given = Object.fromEntries(names.map((name) => [name, env[name]?.trim() || undefined]));
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  const [issue] = error.issues;
  throw new ConfigError(`${String(issue?.path[0])} ${String(issue?.message)}`);
}
