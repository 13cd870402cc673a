/** Characters in a row of words, and rows that one screen of 360 by 740 px has for an answer; measured in both languages. */
const lettersInRow = 33;
const rowsOnScreen = 18;
/** Space between two lines, and what a drawing takes, in rows. */
const gap = 0.35;
const rowsOfPicture = 5;

/** @returns How many of the lines stand before "More": as many as one screen of a phone holds, and at least one. */
export function linesOnFirstScreen(lines: readonly string[], hasPicture: boolean): number {
  let left = rowsOnScreen - (hasPicture ? rowsOfPicture : 0);
  const end = lines.findIndex((line) => {
    left -= Math.ceil(line.length / lettersInRow) + gap;
    return left < 0;
  });
  return end === -1 ? lines.length : Math.max(end, 1);
}
