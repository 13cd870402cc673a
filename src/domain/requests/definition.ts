import type { RequestKind } from './kinds';

/** Properties of every field. */
interface AnyField {
  /** Whether it may stay empty. */
  optional?: true;
  /** Whether it is about somebody's health: marked as such, never stored in a draft, and left out of every e-mail. */
  medical?: true;
  /** Whether it is short enough to stand beside a short neighbour. */
  short?: true;
  /** Autofill hint. */
  autoComplete?: 'name' | 'organization';
}

/** A text: one line, several lines, or a place in words. */
interface TextField extends AnyField {
  type: 'text' | 'longText' | 'place';
}

/** A phone number or an e-mail address. */
interface AddressField extends AnyField {
  type: 'phone' | 'email';
}

/** An integer with its limits. */
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
  /** Name of another day of the same request; this one must not be earlier. */
  notBefore?: string;
}

/** A time of day, on the 24-hour clock. */
interface TimeField extends AnyField {
  type: 'time';
}

/** One of several answers. */
interface ChoiceField extends AnyField {
  type: 'choice';
  options: readonly string[];
}

/** Any number of several answers, or none. */
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

/** Fields by name, in the order of the questions; names are unique within a request. */
export type RequestFields = Readonly<Record<string, RequestField>>;

/**
 * A kind of request: the only definition of its questions. Form, validation on both sides, summary, mail, desk and export
 * are derived from it.
 */
export interface RequestDefinition {
  kind: RequestKind;
  /** Fields by step; a step is one screen of a phone. */
  steps: Readonly<Record<string, RequestFields>>;
  /** Version of the consent text for health details: the day it was last changed. */
  consent?: string;
}

/** Maximum lengths, in characters after normalising. */
export const maxLengthOf = { text: 100, place: 300, longText: 1000 } as const;

/** All fields of a request, in their order. */
export function fieldsOf({ steps }: RequestDefinition): [name: string, field: RequestField][] {
  return Object.values(steps).flatMap((fields) => Object.entries(fields));
}

/** Names of the boxes for a copy and for the consent. No field may have these names. */
export const copyField = 'copy';
export const consentField = 'consent';

/** Name of the input for one option of a field with several answers. */
export const optionName = (field: string, option: string) => `${field}_${option}`;

/** Names of a field's inputs in the form. */
export function inputNames(name: string, field: RequestField): string[] {
  return field.type === 'many' ? field.options.map((option) => optionName(name, option)) : [name];
}

/** Names of all inputs of a form, in their order. */
export function formNames(definition: RequestDefinition): string[] {
  const names = fieldsOf(definition).flatMap(([name, field]) => inputNames(name, field));
  return [...names, copyField, ...(definition.consent === undefined ? [] : [consentField])];
}
