import type { DayWords } from '../sayDay';
import type { RequestDefinition, RequestField, RequestFields } from './definition';

/** Texts of a question. */
export interface FieldWords {
  /** Label of the field. */
  label: string;
  /** Label in the summary, if the other one is too long. */
  short?: string;
  /** Help below the label, where people hesitate. */
  help?: string;
  /** Error message if it is empty; left out if it may be. */
  required?: string;
  /** Labels of the options. */
  options?: Readonly<Record<string, string>>;
}

/** Texts of a step. */
interface StepWords {
  /** The question of the step. */
  question: string;
  /** Its name in the summary. */
  title: string;
  /** Why the step asks, if that is not obvious: before health details. */
  note?: string;
}

/** Texts of a kind of request, in the general type. */
export interface RequestWords {
  /** Name of the service. */
  name: string;
  steps: Readonly<Record<string, StepWords & { fields: Readonly<Record<string, FieldWords>> }>>;
  /** Consent to the use of health details; left out if none are asked. */
  consent?: string;
}

/** The texts that a type of field needs: a missing one does not compile. */
type WordsOfField<Field extends RequestField> = Pick<FieldWords, 'label' | 'short' | 'help'> &
  (Field extends { optional: true } ? unknown : { required: string }) &
  (Field extends { options: readonly (infer Option extends string)[] }
    ? { options: Readonly<Record<Option, string>> }
    : unknown);

/** Texts of some fields, each with what its type needs. */
export type WordsOfFields<Fields extends RequestFields> = {
  readonly [Name in keyof Fields]: WordsOfField<Fields[Name]>;
};

/** Texts of one kind of request: all its steps, fields and answers. */
export type WordsOf<Definition extends RequestDefinition> = {
  name: string;
  steps: {
    readonly [Step in keyof Definition['steps']]: StepWords & {
      fields: WordsOfFields<Definition['steps'][Step]>;
    };
  };
} & (Definition extends { consent: string } ? { consent: string } : unknown);

/** A kind of request with its texts: all that desk, mail and export need to show one. */
export interface RequestSheet {
  definition: RequestDefinition;
  words: RequestWords;
  /** Texts for dates. */
  days: DayWords;
}
