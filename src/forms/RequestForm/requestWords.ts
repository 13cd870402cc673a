import { addDays } from '../../domain/dates';
import { sayDay } from '../../domain/sayDay';
import { fill } from '../../domain/fill';
import type { Link } from '../../domain/link';
import type { ProblemCode } from '../../domain/problems';
import { maxLengthOf, type RequestField } from '../../domain/requests/definition';
import { sayNumber } from '../../domain/requests/summary';
import type { FieldWords, RequestSheet } from '../../domain/requests/words';
import type { FailureLabels } from '../FormFailure/failureMessage';
import type { FormLabels } from '../formProps';

/** Texts that all request forms share. Each kind has its own for its questions. */
export interface RequestFormLabels extends FormLabels, FailureLabels {
  /** Goes to the previous step; from the first one to the page of the service. */
  back: string;
  /** Which step it is: `{name}, step {step} of {steps}`. */
  progress: string;
  /** The answers were stored, at `{time}`. */
  saved: string;
  /** Answers of an earlier visit were restored. */
  kept: string;
  /** Goes to the next step. */
  next: string;
  /** What is stored where, at the end of a step. */
  keeping: string;
  /** The same for steps with health details, which are not stored. */
  keepingHealth: string;
  /** Title of the error summary. */
  summary: string;
  /** Follows the label of a field that may stay empty. */
  optional: string;
  /** Heading of the last step. */
  check: string;
  /** The same if everything is on one page, without a summary to check. */
  send: string;
  /** Shown before the answers: nothing has been sent yet. */
  nothingSent: string;
  /** Button from the summary to a step. */
  change: string;
  /** Follows it for screen readers: which step; `{title}` is inserted. */
  changeStep: string;
  /** Box for a copy by e-mail; only where copies are sent. */
  copy?: string;
  /** Where the copy goes, and what it leaves out. */
  copyHelp?: string;
  /** Legend of the consent to use health details. */
  consentLegend: string;
  /** Error message if it was not ticked. */
  consentMissing: string;
  /** Heading of what happens next, below the button and after sending. */
  nextTitle: string;
  /** What happens next before sending, one string per paragraph. */
  nextSteps: readonly string[];
  /** The same after sending. */
  sentSteps: readonly string[];
  /** Success message. */
  sent: string;
  /** Label above the reference. */
  reference: string;
  /** Links to continue with. */
  afterwards: readonly Link[];
  /** Error messages by problem code; each field has its own for a missing answer. */
  problems: Readonly<Partial<Record<ProblemCode, string>>>;
  /** Word for the current day in a sentence: `Choose a date from {first} on.` */
  today: string;
}

/** Error message of a field with its limits inserted. */
export function problemText(
  code: ProblemCode,
  field: RequestField,
  words: FieldWords,
  { labels, days, today }: { labels: RequestFormLabels; days: RequestSheet['days']; today: string },
): string {
  const text = code === 'required' ? words.required : labels.problems[code];
  const limits =
    field.type === 'date'
      ? {
          first: field.first === 0 ? labels.today : sayDay(addDays(today, field.first), days),
          last: sayDay(addDays(today, field.last), days),
        }
      : field.type === 'number'
        ? { least: sayNumber(field.least), most: sayNumber(field.most) }
        : {};
  const longest =
    field.type in maxLengthOf ? maxLengthOf[field.type as keyof typeof maxLengthOf] : maxLengthOf.text;
  return fill(text ?? labels.problems.required ?? '', { ...limits, longest });
}
