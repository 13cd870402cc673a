/** Number of syllables of an English word, estimated by counting vowels. */
function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}

/** Flesch-Kincaid grade of some lines: the school year that can read them. The end of a line ends a sentence. */
export function readingGrade(lines: readonly string[]): number {
  const sentences = lines
    .flatMap((line) => line.split(/[.:;?!]+(?:\s|$)/))
    .filter((part) => /[a-z]/i.test(part));
  const words = sentences.flatMap((sentence) => sentence.match(/[a-z’'-]+/gi) ?? []);
  const count = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (count / words.length) - 15.59;
}
