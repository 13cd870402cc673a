/** Width and height of a row of text on a screen of 360 by 740 px, in px; a story that shows all answers verifies them. */
const rowWidth = 274;
const rowHeight = 24;
/** Room for an answer on that screen, height of a drawing, and gap between two lines, in px. */
const roomOnScreen = 576;
const drawing = 104;
const gap = 8;

/** Approximate width of a word in px: exact enough to count rows without a layout. */
const widthOf = (word: string) =>
  Array.from(word).reduce((sum, letter) => {
    if (/[mwA-Z]/.test(letter)) return sum + 12.5;
    return sum + (/[fijlrt.,:;()’]/.test(letter) ? 5 : 9);
  }, 0);
const space = 4.2;

/** Number of rows that a line takes, broken between words. */
function rowsOf(line: string): number {
  let [rows, used] = [1, 0];
  for (const word of line.split(' ')) {
    const width = widthOf(word);
    if (used > 0 && used + width > rowWidth) [rows, used] = [rows + 1, 0];
    used += width + space;
  }
  return rows;
}

/** @returns How many lines come before "More": as many as fit on a phone's screen, and at least one. */
export function linesOnFirstScreen(lines: readonly string[], hasDrawing: boolean): number {
  let left = roomOnScreen - (hasDrawing ? drawing : 0);
  const end = lines.findIndex((line) => {
    left -= rowsOf(line) * rowHeight + gap;
    return left < 0;
  });
  return end === -1 ? lines.length : Math.max(end, 1);
}
