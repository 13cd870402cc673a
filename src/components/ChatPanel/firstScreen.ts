/** Width of a row of words and height of one on a screen of 360 by 740 px, in px; held by a story of all answers. */
const rowWidth = 274;
const rowHeight = 24;
/** What that screen has for an answer, what a drawing takes, and what lies between two lines, in px. */
const roomOnScreen = 576;
const drawing = 104;
const gap = 8;

/** About the width of a word in px: exact enough to count rows before there is a layout. */
const widthOf = (word: string) =>
  Array.from(word).reduce((sum, letter) => {
    if (/[mwA-Z]/.test(letter)) return sum + 12.5;
    return sum + (/[fijlrt.,:;()’]/.test(letter) ? 5 : 9);
  }, 0);
const space = 4.2;

/** Rows of a line, broken between words. */
function rowsOf(line: string): number {
  let [rows, used] = [1, 0];
  for (const word of line.split(' ')) {
    const width = widthOf(word);
    if (used > 0 && used + width > rowWidth) [rows, used] = [rows + 1, 0];
    used += width + space;
  }
  return rows;
}

/** @returns How many of the lines stand before "More": as many as one screen of a phone holds, and at least one. */
export function linesOnFirstScreen(lines: readonly string[], hasDrawing: boolean): number {
  let left = roomOnScreen - (hasDrawing ? drawing : 0);
  const end = lines.findIndex((line) => {
    left -= rowsOf(line) * rowHeight + gap;
    return left < 0;
  });
  return end === -1 ? lines.length : Math.max(end, 1);
}
