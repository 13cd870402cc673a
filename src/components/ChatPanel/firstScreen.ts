/** Most words of an answer before "More", without those on buttons: what somebody in a hurry reads. */
const mostWords = 60;
/** Letters of a word, with its blank: long words, as in Kiswahili, count more. */
const letters = 6;

const wordsOf = (text: string) =>
  Math.max(text.split(/\s+/).filter(Boolean).length, Math.round(text.length / letters));

/**
 * @param lines What the answer says, in order.
 * @param around What else is read on the first screen: the call and the name.
 * @returns How many lines come before "More": at least one.
 */
export function linesOnFirstScreen(lines: readonly string[], around: readonly string[]): number {
  let left = mostWords - wordsOf(around.join(' '));
  const end = lines.findIndex((line) => {
    left -= wordsOf(line);
    return left < 0;
  });
  return end === -1 ? lines.length : Math.max(end, 1);
}
