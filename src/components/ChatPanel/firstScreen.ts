/** Characters in a row of words, and rows that one screen of 360 by 740 px has for an answer; held by a story of all answers. */
const lettersInRow = 35;
const rowsOnScreen = 24.1;
/** Space between two lines, and what a drawing takes, in rows. */
const gap = 1 / 3;
const rowsOfPicture = 4.3;

/** Rows of a line, broken between words. */
function rowsOf(line: string): number {
  let [rows, used] = [1, 0];
  for (const { length } of line.split(' ')) {
    if (used > 0 && used + length > lettersInRow) [rows, used] = [rows + 1, 0];
    used += length + 1;
  }
  return rows;
}

/** @returns How many of the lines stand before "More": as many as one screen of a phone holds, and at least one. */
export function linesOnFirstScreen(lines: readonly string[], hasPicture: boolean): number {
  let left = rowsOnScreen - (hasPicture ? rowsOfPicture : 0);
  const end = lines.findIndex((line) => {
    left -= rowsOf(line) + gap;
    return left < 0;
  });
  return end === -1 ? lines.length : Math.max(end, 1);
}
