import { kenyanWords } from './kenyanWords';
import { patientWords } from './patientWords';
import { serviceWords } from './serviceWords';
import { plainWords, shortForms } from './shorthand';
import { verbReader } from './swahili';
import { verbs } from './verbs';
import { readTable } from './wordTable';

const table = readTable(
  [serviceWords, patientWords, kenyanWords].map((words) => words.trim()).join('\n'),
).map(({ word, forms }) => [word, ...forms]);

const whole: ReadonlyMap<string, string> = new Map([
  ...table.flatMap((all) => all.map((form) => [form, all[0] ?? ''] as const)),
  ...readTable(shortForms).flatMap(({ word, forms }) => forms.map((form) => [form, word] as const)),
]);
const verbOf = verbReader(verbs);

/** Whether a word is a form of a listed Swahili verb. */
export const isSwahiliVerb = (word: string): boolean => verbOf(word) !== undefined;

/** Locative: `kisimani` is in the well, kisima. */
const placeOf = (word: string) =>
  word.length >= 5 && word.endsWith('ni') ? whole.get(word.slice(0, -2)) : undefined;

/** English verbs with Swahili prefixes, as in Sheng: `ameburn`, `inaleak`. */
const mixed =
  /^(?:(?:ni|u|a|tu|m|wa|i|zi|ki|vi|li|ya)(?:na|me|li|ta|ka)|ku)(?:ni|ku|m|wa|tu)?([a-z]{3,}[^aeiou])$/;

/** The meaning of a known word, in the words of the phrases; several words for an abbreviation. */
export function meaningOf(word: string): string | undefined {
  if (plainWords.has(word)) return undefined;
  const asked = word.endsWith('je') && verbOf(word.slice(0, -2));
  if (asked && !whole.has(word)) return `${asked} how`;
  return whole.get(word) ?? verbOf(word) ?? placeOf(word) ?? whole.get(mixed.exec(word)?.[1] ?? '');
}

/** Words for the spelling corrector: all except the many forms of Swahili verbs. */
export const spellable: readonly string[] = table.flat();
