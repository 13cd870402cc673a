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

/** Lengths of the character n-grams that misspelt and inflected words share. */
const partLengths = [3, 4, 5];

/** Input of the model for a message. */
export interface Seen {
  /** Its words as the patterns know them: corrected, and Kiswahili translated to the words of the patterns. */
  words: readonly string[];
  /** Its words as typed. */
  typed: readonly string[];
  /** What the rules found in it: the model learns how reliable each of them is. */
  read: readonly string[];
}

/** The features of a message: words and bigrams in both forms, character n-grams of the typed words, and what the rules found. */
export function featuresOf({ words, typed, read }: Seen): number[] {
  const found = new Set<number>();
  const addWords = (list: readonly string[], mark: string) => {
    const short = list.slice(0, maxLength);
    short.forEach((word, at) => {
      found.add(hash(`${mark}${word}`));
      found.add(hash(`${mark}${short[at - 1] ?? '^'} ${word}`));
    });
    found.add(hash(`${mark}${short.at(-1) ?? '^'} $`));
    return short;
  };
  addWords(words, 'w');
  for (const word of addWords(typed, 't')) {
    if (word.length > 24) continue;
    const whole = `_${word}_`;
    for (const length of partLengths)
      for (let start = 0; start + length <= whole.length; start++)
        found.add(hash(whole.slice(start, start + length)));
  }
  for (const id of read) found.add(hash(`=${id}`));
  return [...found];
}
