/** Number of features of the model: more would make it larger, fewer would cause more collisions. */
export const featureCount = 65_536;

/** Maximum number of words of a message that the model reads. */
const maxLength = 80;

/** Index of a feature: FNV-1a, reduced to `featureCount`. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return ((sum ^ (sum >>> 15)) >>> 0) % featureCount;
}

/** Length of the character n-grams that misspelt and inflected words share: 3 and 5 as well took weights from better features. */
const partLength = 4;

/** What counts for more: words that the patterns know, with the word before. All else has the value 1. */
const wordValue = 2;

/** Input of the model for a message. */
export interface Seen {
  /** Its words as the patterns know them: corrected, and Kiswahili translated to the words of the patterns. */
  words: readonly string[];
  /** Its words as typed. */
  typed: readonly string[];
  /** What the rules found in it: the model learns how reliable each of them is. */
  read: readonly string[];
}

/**
 * The features of a message with their values: words and bigrams in both forms, character n-grams of the typed words, and
 * what the rules found. The values are scaled to the length 1.
 */
export function featuresOf({ words, typed, read }: Seen): Map<number, number> {
  const found = new Map<number, number>();
  const add = (text: string, value = 1) => {
    const feature = hash(text);
    found.set(feature, Math.max(value, found.get(feature) ?? 0));
  };
  const addWords = (list: readonly string[], mark: string, value?: number) => {
    const short = list.slice(0, maxLength);
    short.forEach((word, at) => {
      add(`${mark}${word}`, value);
      add(`${mark}${short[at - 1] ?? '^'} ${word}`, value);
    });
    add(`${mark}${short.at(-1) ?? '^'} $`, value);
    return short;
  };
  addWords(words, 'w', wordValue);
  for (const word of addWords(typed, 't')) {
    if (word.length > 24) continue;
    const whole = `_${word}_`;
    for (let start = 0; start + partLength <= whole.length; start++)
      add(whole.slice(start, start + partLength));
  }
  for (const id of read) add(`=${id}`);
  const length = Math.hypot(...found.values());
  for (const [feature, value] of found) found.set(feature, value / length);
  return found;
}
