import { definitionOf } from './definitions';
import { fieldsOf, type RequestDefinition } from './definition';
import type { RequestKind } from './kinds';
import type { RequestSheet } from './words';

/** The texts of the requests, from the site's content, for mail, desk and export. */
export interface RequestCatalogue {
  sheets: Readonly<Partial<Record<RequestKind, RequestSheet>>>;
}

/** A sheet without texts: names are shown instead. */
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

/** Definition and texts of a kind of request. */
export function sheetOf(kind: RequestKind, { sheets }: Pick<RequestCatalogue, 'sheets'>): RequestSheet {
  return sheets[kind] ?? plainSheet(definitionOf(kind));
}

/** Maximum length of an input of a request's form in a returned form. */
export function maxInputLength(
  definition: RequestDefinition,
  name: string,
  lengths: Readonly<Record<string, number>>,
) {
  const type = fieldsOf(definition).find(([own]) => own === name)?.[1].type;
  return (type && lengths[type]) ?? lengths['text'] ?? 0;
}
