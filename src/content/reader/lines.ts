import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assistant } from '#en/assistant';
import { assistantIn } from '#sw/kiswahiliAssistant';
import type { Language } from '../../domain/language';

/** A line of the site's words, in English and in a translation. */
export interface Line {
  /** Its file in the folder of a language, such as `requests/eventsRequest.json`. */
  file: string;
  /** Its keys in that file. */
  path: readonly (string | number)[];
  english: string;
  translated: string;
}

type Texts = readonly (readonly [path: Line['path'], text: string])[];

/** The lines of the assistant, which stands in TypeScript: they can be read in the sheet, and are corrected by hand. */
export const byHand = 'src/content/pages/kiswahiliAssistant (by hand)';

/** Words of first aid have the clinician's list; a locale is an id. */
const others = /^(?:firstAid|triage)\/|^locale\.json$/;
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

function textsOf(value: unknown, path: Line['path'] = []): Texts {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const keyOf = (path: Line['path']) => path.join('.');

/** Names a line in the sheet and in messages. */
export const nameOf = ({ file, path }: Pick<Line, 'file' | 'path'>): string => `${file} ${keyOf(path)}`;

function paired(file: string, english: unknown, translated: unknown): Line[] {
  const model = new Map(textsOf(english).map(([path, text]) => [keyOf(path), text]));
  return textsOf(translated).flatMap(([path, text]) =>
    hasWords(text) ? [{ file, path, english: model.get(keyOf(path)) ?? '', translated: text }] : [],
  );
}

/** All lines of a language's files of words but those of first aid. @param folder Of the words of all languages. */
export function linesOf(folder: string, language: Language): Line[] {
  const read = (of: string, file: string): unknown =>
    JSON.parse(readFileSync(join(folder, of, file), 'utf8'));
  return readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') && !others.test(file))
    .sort()
    .flatMap((file) => paired(file, read('en', file), read(language, file)));
}

/** What the assistant says in Kiswahili, each text once; without addresses and what is the same in both languages. */
export function assistantLines(): Line[] {
  const known = new Set<string>();
  return paired(byHand, assistant, assistantIn(assistant)).filter(({ path, english, translated }) => {
    const isId = path.at(-1) === 'lang' || /^(?:\/|https?:|tel:)\S+$/.test(translated);
    if (isId || known.has(translated) || translated === english) return false;
    known.add(translated);
    return true;
  });
}
