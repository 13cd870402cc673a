/** How many features the model tells apart: more would make it larger, fewer would mix up more of them. */
export const featureCount = 16_384;

/** How many words of a message the model reads. */
const longest = 80;

/** The number of a feature: FNV-1a, folded into `featureCount`. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return ((sum ^ (sum >>> 15)) >>> 0) % featureCount;
}

/** Lengths of the parts of words that misspelt and inflected words share. */
const partLengths = [3, 4];

/** What the model sees of a message: its words, as the patterns know them, pairs of neighbours among these, and parts of each word. */
export function featuresOf(words: readonly string[]): number[] {
  const found = new Set<number>();
  words.slice(0, longest).forEach((word, at) => {
    found.add(hash(`w${word}`));
    found.add(hash(`${words[at - 1] ?? '^'} ${word}`));
    if (word.length > 24) return;
    const whole = `_${word}_`;
    for (const length of partLengths)
      for (let start = 0; start + length <= whole.length; start++)
        found.add(hash(whole.slice(start, start + length)));
  });
  return [...found];
}
