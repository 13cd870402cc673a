/** Edit distance of two words: letters changed, added or left out. */
function distance(from: string, to: string): number {
  let before = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const changed = (before[column] ?? 0) + (letter === other ? 0 : 1);
      line.push(Math.min(changed, (before[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    before = line;
  }
  return before.at(-1) ?? 0;
}

/** The name that is most similar to a word; undefined if there are no names. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const rated = names.map((name) => ({ name, steps: distance(word.toLowerCase(), name) }));
  return rated.sort((a, b) => a.steps - b.steps)[0]?.name;
}
