import { definitionOf } from './definitions';
import { fieldsOf, type RequestDefinition } from './definition';
import type { RequestKind } from './kinds';
import type { RequestSheet } from './words';

/** What mail, desk and export know of the requests: their words, which are the site's content. */
export interface RequestCatalogue {
  sheets: Readonly<Partial<Record<RequestKind, RequestSheet>>>;
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
