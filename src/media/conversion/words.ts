import { languages, type Language } from '../../domain/language';

/** The owner's entry about a photograph in `photos.json`. */
export interface Words {
  /** Alternative text: what it shows. */
  alt: string;
  /** The same in other languages; pages in a missing language show the English text. */
  altIn: Readonly<Partial<Record<Language, string>>>;
  /** Point that stays in view when the photo is cropped: from the left and from the top, in percent. */
  focus: readonly [x: number, y: number];
  /** Photographer. */
  credit?: string;
}

/** Maximum length of the alternative text, in characters. */
const maxAltLength = 160;

/** Name of the field with the text in a language: `altSw`. */
const fieldOf = (language: Language) => `alt${language.slice(0, 1).toUpperCase()}${language.slice(1)}`;
const otherLanguages = languages.filter((language) => language !== 'en');

const knownFields: readonly string[] = ['alt', ...otherLanguages.map(fieldOf), 'focus', 'credit'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the list of entries.
 * @param text Content of `photos.json`.
 * @returns Unchecked entries by slot id.
 * @throws {Error} If the list as a whole is invalid.
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

type Focus = Words['focus'];

function focusOf(value: unknown, usual: Focus): Focus | undefined {
  if (value === undefined) return usual;
  const match = /^(\d{1,3}(?:\.\d+)?)% (\d{1,3}(?:\.\d+)?)%$/.exec(
    typeof value === 'string' ? value.trim() : '',
  );
  const [x, y] = [Number(match?.[1] ?? 101), Number(match?.[2] ?? 101)];
  return x <= 100 && y <= 100 ? [x, y] : undefined;
}

function altProblem(value: unknown, name = 'alt'): string | undefined {
  if (typeof value !== 'string' || value.trim() === '')
    return `has no alternative text: write as "${name}" what it shows, in one sentence.`;
  if (value.trim().length > maxAltLength)
    return `has an alternative text of ${value.trim().length} characters: at most ${maxAltLength}.`;
  if (/(?:illustration|mchoro)\.?$/i.test(value.trim()))
    return 'is a photograph: its alternative text must not end with "Illustration." or "Mchoro."';
  return undefined;
}

/**
 * Checks the entry of one photograph.
 * @param entry Its entry; undefined if there is none.
 * @param usual The focal point of its slot, for a photo that names none.
 * @returns The words, or the problems, each as the end of a sentence that begins with the slot.
 */
export function wordsOf(entry: unknown, usual: Focus = [50, 50]): Words | string[] {
  const fields = isRecord(entry) ? entry : {};
  const { alt, credit } = fields;
  const translations = otherLanguages.flatMap((language) => {
    const words = fields[fieldOf(language)];
    return words === undefined ? [] : [{ language, words }];
  });
  const focus = focusOf(fields['focus'], usual);
  const problems = [
    altProblem(alt),
    ...translations.map(({ language, words }) => altProblem(words, fieldOf(language))),
  ].filter((problem) => problem !== undefined);
  if (!focus) problems.push('needs two percentages as "focus", from the left and from the top: "60% 30%".');
  if (credit !== undefined && (typeof credit !== 'string' || credit.trim() === ''))
    problems.push('needs words as "credit", or none at all.');
  for (const name of Object.keys(fields))
    if (!knownFields.includes(name))
      problems.push(`has an unknown field "${name}": ${knownFields.join(', ')} are known.`);
  if (problems.length > 0 || !focus || typeof alt !== 'string') return problems;
  return {
    alt: alt.trim(),
    focus,
    altIn: Object.fromEntries(
      translations.flatMap(({ language, words }) =>
        typeof words === 'string' ? [[language, words.trim()]] : [],
      ),
    ),
    ...(typeof credit === 'string' && { credit: credit.trim() }),
  };
}
