import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { meanings, type Meaning } from '../../../src/assistant/model/meanings';

/** What somebody may write, with what it means. */
export interface Line {
  text: string;
  meaning: Meaning;
  language: 'en' | 'sw';
}

/** The two parts of the corpus: what the assistant is made from, and what it is tried with. */
export type Side = 'train' | 'check';

const folder = (side: Side) => new URL(`../../../src/assistant/corpus/${side}/`, import.meta.url);

/** The lines of one part of the corpus. */
export function linesOf(side: Side): Line[] {
  return readdirSync(folder(side))
    .sort()
    .flatMap((file) => {
      const meaning = meanings.find((one) => `${one}.txt` === file);
      if (meaning === undefined)
        throw new Error(`src/assistant/corpus/${side}/${file} is named after no meaning.`);
      let language: Line['language'] | undefined;
      return readFileSync(new URL(file, folder(side)), 'utf8')
        .split('\n')
        .flatMap((text): Line[] => {
          if (text === 'en:' || text === 'sw:') {
            language = text === 'en:' ? 'en' : 'sw';
            return [];
          }
          if (text === '') return [];
          if (!language) throw new Error(`${side}/${file} has a line before "en:" and "sw:": ${text}`);
          return [{ text, meaning, language }];
        });
    });
}

/** A message without capitals, accents and punctuation. */
export const keyOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'\u2019\u0060]/gu, '')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/** The part that a line belongs to: every third line is for checking, of everyday messages every second. */
export function sideOf({ text, meaning }: Pick<Line, 'text' | 'meaning'>): Side {
  let sum = 0x811c9dc5;
  for (const letter of keyOf(text)) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum >>> 8) % (meaning === 'everyday' ? 2 : 3) === 0 ? 'check' : 'train';
}

/** Whether a check line says hardly anything else than a training line: three quarters of their words are the same. */
export function isNear(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  if (small.size < 0.75 * large.size) return false;
  let shared = 0;
  for (const word of small) if (large.has(word)) shared++;
  return shared >= 0.75 * (one.size + other.size - shared);
}

/** The words of a line, to be compared with those of another. */
export const wordsOfLine = ({ text }: Pick<Line, 'text'>): ReadonlySet<string> =>
  new Set(keyOf(text).split(' '));

/** How many lines have each word. */
function frequencies(lines: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of lines) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Check lines that say the same as a training line. */
export function nearDuplicates(train: readonly Line[], check: readonly Line[]): Line[] {
  const known = train.map(wordsOfLine);
  const counts = frequencies(known);
  // Two lines that are near share one of the rarest words of each: so many that the others alone are too few.
  const rarest = (words: ReadonlySet<string>) =>
    [...words]
      .sort((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0) || (one < other ? -1 : 1))
      .slice(0, words.size - Math.ceil(0.75 * words.size) + 1);
  const byWord = new Map<string, ReadonlySet<string>[]>();
  for (const words of known)
    for (const word of rarest(words)) byWord.set(word, [...(byWord.get(word) ?? []), words]);
  return check.filter((line) => {
    const words = wordsOfLine(line);
    return rarest(words).some((word) => byWord.get(word)?.some((one) => isNear(words, one)));
  });
}

/** Puts every line into the folder that `sideOf` names, in the order of its words; check lines that are nearly training lines are left out. */
export function sortCorpus(): void {
  const all = [...linesOf('train'), ...linesOf('check')];
  const unique = [...new Map(all.map((line) => [keyOf(line.text), line])).values()];
  const by = (side: Side) => unique.filter((line) => sideOf(line) === side);
  const near = new Set(nearDuplicates(by('train'), by('check')));
  const kept = { train: by('train'), check: by('check').filter((line) => !near.has(line)) };
  for (const side of ['train', 'check'] as const) {
    for (const meaning of new Set(kept[side].map((line) => line.meaning))) {
      const group = (language: Line['language']) =>
        kept[side]
          .filter((line) => line.meaning === meaning && line.language === language)
          .map(({ text }) => text)
          .sort();
      writeFileSync(
        new URL(`${meaning}.txt`, folder(side)),
        `${['en:', ...group('en'), '', 'sw:', ...group('sw')].join('\n')}\n`,
      );
    }
  }
}
