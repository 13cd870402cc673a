import { languages, type Language } from '../../domain/language';

/** What the owner writes about a photograph in `photos.json`. */
export interface Words {
  /** What it shows, for people who do not see it. */
  alt: string;
  /** The same in other languages; pages in a language that is missing say it in English. */
  altIn: Readonly<Partial<Record<Language, string>>>;
  /** Point that stays in view where the photo is cut: from the left and from the top, in percent. */
  focus: readonly [x: number, y: number];
  /** Who took it. */
  credit?: string;
}

/** Longest alternative text, in characters. */
const longestAlt = 160;

/** Name of the field with the words in a language: `altSw`. */
const fieldOf = (language: Language) => `alt${language.slice(0, 1).toUpperCase()}${language.slice(1)}`;
const others = languages.filter((language) => language !== 'en');

const known: readonly string[] = ['alt', ...others.map(fieldOf), 'focus', 'credit'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the list of words.
 * @param text Content of `photos.json`.
 * @returns Entries by slot id, not checked yet.
 * @throws An error that says what is wrong with the list as a whole.
 */
export function readEntries(text: string): Record<string, unknown> {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new Error(`is not JSON (${error instanceof Error ? error.message : 'unreadable'}).`);
  }
  if (!isRecord(list)) throw new Error('must be a list by slot: { "home-hero": { "alt": "…" } }.');
  return list;
}

function focusOf(value: unknown): readonly [number, number] | undefined {
  if (value === undefined) return [50, 50];
  const match = /^(\d{1,3}(?:\.\d+)?)% (\d{1,3}(?:\.\d+)?)%$/.exec(
    typeof value === 'string' ? value.trim() : '',
  );
  const [x, y] = [Number(match?.[1] ?? 101), Number(match?.[2] ?? 101)];
  return x <= 100 && y <= 100 ? [x, y] : undefined;
}

function altProblem(value: unknown, name = 'alt'): string | undefined {
  if (typeof value !== 'string' || value.trim() === '')
    return `has no alternative text: write as "${name}" what it shows, in one sentence.`;
  if (value.trim().length > longestAlt)
    return `has an alternative text of ${value.trim().length} characters: at most ${longestAlt}.`;
  if (/(?:illustration|mchoro)\.?$/i.test(value.trim()))
    return 'is a photograph: its alternative text must not end with "Illustration." or "Mchoro."';
  return undefined;
}

/**
 * Checks what is written about one photograph.
 * @param entry Its entry; nothing if there is none.
 * @returns The words, or what is wrong with them, as the end of a sentence that begins with the slot.
 */
export function wordsOf(entry: unknown): Words | string[] {
  const fields = isRecord(entry) ? entry : {};
  const { alt, credit } = fields;
  const told = others.flatMap((language) => {
    const words = fields[fieldOf(language)];
    return words === undefined ? [] : [{ language, words }];
  });
  const focus = focusOf(fields['focus']);
  const problems = [
    altProblem(alt),
    ...told.map(({ language, words }) => altProblem(words, fieldOf(language))),
  ].filter((problem) => problem !== undefined);
  if (!focus) problems.push('needs two percentages as "focus", from the left and from the top: "60% 30%".');
  if (credit !== undefined && (typeof credit !== 'string' || credit.trim() === ''))
    problems.push('needs words as "credit", or none at all.');
  for (const name of Object.keys(fields))
    if (!known.includes(name))
      problems.push(`has an unknown field "${name}": ${known.join(', ')} are known.`);
  if (problems.length > 0 || !focus || typeof alt !== 'string') return problems;
  return {
    alt: alt.trim(),
    focus,
    altIn: Object.fromEntries(
      told.flatMap(({ language, words }) => (typeof words === 'string' ? [[language, words.trim()]] : [])),
    ),
    ...(typeof credit === 'string' && { credit: credit.trim() }),
  };
}
