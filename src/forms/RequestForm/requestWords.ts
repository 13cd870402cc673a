import { addDays } from '../../domain/dates';
import { sayDay } from '../../domain/sayDay';
import { fill } from '../../domain/fill';
import type { Link } from '../../domain/link';
import type { ProblemCode } from '../../domain/problems';
import { longestOf, type RequestField } from '../../domain/requests/definition';
import type { FieldWords, RequestSheet } from '../../domain/requests/words';
import type { FailureLabels } from '../FormFailure/failureMessage';
import type { FormLabels } from '../formProps';

/** Words of every request's form. What a kind asks has its own. */
export interface RequestFormLabels extends FormLabels, FailureLabels {
  /** Leads to the step before; from the first one to the page of the service. */
  back: string;
  /** Which step it is: `{name}, step {step} of {steps}`. */
  progress: string;
  /** The answers are kept, at `{time}`. */
  saved: string;
  /** Answers of an earlier visit are there again. */
  kept: string;
  /** Leads to the next step. */
  next: string;
  /** What is kept where, said at the end of a step. */
  keeping: string;
  /** The same where health details are asked: these are not kept. */
  keepingHealth: string;
  /** Title of the summary of errors. */
  summary: string;
  /** Stands after the label of a field that may stay empty. */
  optional: string;
  /** Heading of the last step, and its words before and after everything. */
  check: string;
  /** The same where there is no summary to check, as all stands on one page. */
  send: string;
  /** Said before the answers. */
  nothingSent: string;
  /** Leads from the summary to a step. */
  change: string;
  /** Follows it for screen readers: which step; `{title}` is put in. */
  changeStep: string;
  /** Box for a copy by e-mail; only where copies are sent. */
  copy?: string;
  /** Where the copy goes, and what it leaves out. */
  copyHelp?: string;
  /** Above the box for the use of health details. */
  consentLegend: string;
  /** Said where it was not ticked. */
  consentMissing: string;
  /** What happens next: its heading, below the button and once the request has arrived. */
  nextTitle: string;
  /** One string a paragraph, before it is sent. */
  nextSteps: readonly string[];
  /** The same once it has arrived. */
  sentSteps: readonly string[];
  /** Said once it has arrived. */
  sent: string;
  /** Stands above the reference. */
  reference: string;
  /** Where to go from there. */
  afterwards: readonly Link[];
  /** What to say about problems, by their codes; what is needed is said by each field. */
  problems: Readonly<Partial<Record<ProblemCode, string>>>;
  /** Today, in a sentence: `Choose a date from {first} on.` */
  today: string;
}

/** What is wrong with a field, in words; the limits are put in. */
export function problemText(
  code: string | undefined,
  field: RequestField,
  words: FieldWords,
  { labels, days, today }: { labels: RequestFormLabels; days: RequestSheet['days']; today: string },
): string | undefined {
  if (code === undefined) return undefined;
  const text = code === 'required' ? words.required : labels.problems[code as ProblemCode];
  const limits =
    field.type === 'date'
      ? {
          first: field.first === 0 ? labels.today : sayDay(addDays(today, field.first), days),
          last: sayDay(addDays(today, field.last), days),
        }
      : field.type === 'number'
        ? { least: field.least, most: field.most }
        : {};
  const longest = field.type in longestOf ? longestOf[field.type as keyof typeof longestOf] : longestOf.text;
  return fill(text ?? labels.problems.required ?? '', { ...limits, longest });
}
