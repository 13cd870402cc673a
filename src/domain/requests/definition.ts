import type { RequestKind } from './kinds';

/** What every field may say of itself. */
interface AnyField {
  /** It may stay empty. */
  optional?: true;
  /** It tells about somebody's health: marked as such, kept in no draft, and left out of every mail. */
  medical?: true;
  /** So short that it stands beside a short neighbour. */
  short?: true;
  /** What a browser may fill in. */
  autoComplete?: 'name' | 'organization';
}

/** A text: one line, several, or a place in words. */
interface TextField extends AnyField {
  type: 'text' | 'longText' | 'place';
}

/** A phone number or an e-mail address. */
interface AddressField extends AnyField {
  type: 'phone' | 'email';
}

/** A whole number with its limits. */
interface NumberField extends AnyField {
  type: 'number';
  least: number;
  most: number;
}

/** A day. */
interface DateField extends AnyField {
  type: 'date';
  /** First and last day that can be chosen, in days from today. */
  first: number;
  last: number;
  /** Name of a day of the same request that it may not come before. */
  notBefore?: string;
}

/** A time of day, as 24 hours. */
interface TimeField extends AnyField {
  type: 'time';
}

/** One of several answers. */
interface ChoiceField extends AnyField {
  type: 'choice';
  options: readonly string[];
}

/** Any of several answers, none of them included. */
interface ManyField extends AnyField {
  type: 'many';
  optional: true;
  options: readonly string[];
}

/** A question of a request. */
export type RequestField =
  | TextField
  | AddressField
  | NumberField
  | DateField
  | TimeField
  | ChoiceField
  | ManyField;

/** Fields by their names, in the order in which they are asked; a name occurs once in a request. */
export type RequestFields = Readonly<Record<string, RequestField>>;

/**
 * A kind of request: the one place that says what is asked. Form, checks on both sides, summary, mail, desk and export are
 * made of it.
 */
export interface RequestDefinition {
  kind: RequestKind;
  /** Fields by steps; a step is one screen of a phone. */
  steps: Readonly<Record<string, RequestFields>>;
  /** Version of the words by which somebody agrees to the use of health details: the day they were last changed. */
  consent?: string;
}

/** Longest texts, in characters after normalising. */
export const longestOf = { text: 100, place: 300, longText: 1000 } as const;

/** All fields of a request, in their order. */
export function fieldsOf({ steps }: RequestDefinition): [name: string, field: RequestField][] {
  return Object.values(steps).flatMap((fields) => Object.entries(fields));
}

/** Box by which a copy is wished, and box by which somebody agrees. No field has their names. */
export const copyField = 'copy';
export const consentField = 'consent';

/** Name in the form of one answer of a field that takes several. */
export const optionName = (field: string, option: string) => `${field}_${option}`;

/** Names of the inputs that a field has in the form. */
export function inputNames(name: string, field: RequestField): string[] {
  return field.type === 'many' ? field.options.map((option) => optionName(name, option)) : [name];
}

/** Names of all inputs of a form, in their order. */
export function formNames(definition: RequestDefinition): string[] {
  const names = fieldsOf(definition).flatMap(([name, field]) => inputNames(name, field));
  return [...names, copyField, ...(definition.consent === undefined ? [] : [consentField])];
}
