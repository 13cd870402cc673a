import { definitionOf } from './definitions';
import { fieldsOf, type RequestDefinition } from './definition';
import type { RequestKind } from './kinds';
import type { RequestSheet } from './words';

/** Words of the copy that goes to whoever has sent a request and wished for one. */
export interface CopyWords {
  /** `{reference}` is put in. */
  subject: string;
  /** Stands before the answers; `{service}` and `{reference}` are put in. */
  opening: readonly string[];
  /** In the place of health details, which are not mailed. */
  medical: string;
  /** Stands after the answers: what happens next, and what to do about a mail that nobody asked for. */
  closing: readonly string[];
}

/** What mail, desk and export know of the requests: their words, which are the site's content. */
export interface RequestCatalogue {
  sheets: Readonly<Partial<Record<RequestKind, RequestSheet>>>;
  /** Without them no copies are sent. */
  copy?: CopyWords;
}

/** A sheet without words: names stand in their place. */
function plainSheet(definition: RequestDefinition): RequestSheet {
  const stepWords = Object.entries(definition.steps).map(([step, fields]) => [
    step,
    {
      question: step,
      title: step,
      fields: Object.fromEntries(Object.keys(fields).map((name) => [name, { label: name }])),
    },
  ]);
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1));
  return {
    definition,
    words: { name: definition.kind, steps: Object.fromEntries(stepWords) as RequestSheet['words']['steps'] },
    days: { weekdays: [], months, pattern: '{year}/{month}/{day}' },
  };
}

/** How a kind of request is shown. */
export function sheetOf(kind: RequestKind, { sheets }: Pick<RequestCatalogue, 'sheets'>): RequestSheet {
  return sheets[kind] ?? plainSheet(definitionOf(kind));
}

/** Longest text of an input of a request's form, as it is kept when the form comes back. */
export function longestInput(
  definition: RequestDefinition,
  name: string,
  lengths: Readonly<Record<string, number>>,
) {
  const type = fieldsOf(definition).find(([own]) => own === name)?.[1].type;
  return (type && lengths[type]) ?? lengths['text'] ?? 0;
}
