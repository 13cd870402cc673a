/** Most words of an answer before "More": so many fit on a screen of 360 by 740 px, which a story that shows all answers verifies. */
const mostWords = 60;
/** Words in whose place a drawing stands. */
const drawing = 6;
/** Letters of a word, with its blank: long words, as in Kiswahili, count more. */
const letters = 6;

const wordsOf = (text: string) =>
  Math.max(text.split(/\s+/).filter(Boolean).length, Math.round(text.length / letters));

/**
 * @param lines What the answer says, in order.
 * @param around What else stands on the first screen: the call, the name, the buttons.
 * @returns How many lines come before "More": at least one.
 */
export function linesOnFirstScreen(
  lines: readonly string[],
  around: readonly string[],
  hasDrawing: boolean,
): number {
  let left = mostWords - wordsOf(around.join(' ')) - (hasDrawing ? drawing : 0);
  const end = lines.findIndex((line) => {
    left -= wordsOf(line);
    return left < 0;
  });
  return end === -1 ? lines.length : Math.max(end, 1);
}
