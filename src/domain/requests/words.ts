import type { DayWords } from '../sayDay';
import type { RequestDefinition, RequestField, RequestFields } from './definition';

/** Words of a question. */
export interface FieldWords {
  /** Above the field, and its name for screen readers. */
  label: string;
  /** In the summary, where the label is too long. */
  short?: string;
  /** Help below the label, where people hesitate. */
  help?: string;
  /** Said where it was left empty; missing where it may be. */
  required?: string;
  /** Words of the answers to choose from. */
  options?: Readonly<Record<string, string>>;
}

/** Words of a step. */
interface StepWords {
  /** What the step asks. */
  question: string;
  /** Its name in the summary. */
  title: string;
  /** Why it asks, where that is not plain: before health details. */
  note?: string;
}

/** Words of a kind of request, as everything that is made of its definition reads them. */
export interface RequestWords {
  /** Name of the service. */
  name: string;
  steps: Readonly<Record<string, StepWords & { fields: Readonly<Record<string, FieldWords>> }>>;
  /** Agreement to the use of health details; missing where none are asked. */
  consent?: string;
}

/** The words that a field needs, by what it is: a missing one does not compile. */
type WordsOfField<Field extends RequestField> = Pick<FieldWords, 'label' | 'short' | 'help'> &
  (Field extends { optional: true } ? unknown : { required: string }) &
  (Field extends { options: readonly (infer Option extends string)[] }
    ? { options: Readonly<Record<Option, string>> }
    : unknown);

/** Words of some fields, each with what it needs. */
export type WordsOfFields<Fields extends RequestFields> = {
  readonly [Name in keyof Fields]: WordsOfField<Fields[Name]>;
};

/** Words of one kind of request: all of its steps, fields and answers. */
export type WordsOf<Definition extends RequestDefinition> = {
  name: string;
  steps: {
    readonly [Step in keyof Definition['steps']]: StepWords & {
      fields: WordsOfFields<Definition['steps'][Step]>;
    };
  };
} & (Definition extends { consent: string } ? { consent: string } : unknown);

/** A kind of request with its words: all that desk, mail and export need to show one. */
export interface RequestSheet {
  definition: RequestDefinition;
  words: RequestWords;
  /** Words for its dates. */
  days: DayWords;
}
