/** Shorter names stay on one line. */
const minForTwo = 10;
/** How many times larger the first line is set than the second. */
const firstLineScale = 1.4;
/** Words up to this length, such as "&", "of" or "St", belong to the word that follows. */
const shortWord = 3;
/** Penalty for a line that ends in a short word, in letters of difference between the two lines. */
const shortEndPenalty = 8;

/** Splits a name of at most 40 characters into the lines of the word mark: one, or two of about the same width. */
export function nameLines(name: string): readonly [string, string?] {
  const words = name.trim().split(/\s+/);
  const whole = words.join(' ');
  if (words.length < 2 || whole.length < minForTwo) return [whole];
  const linesAt = (at: number) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const;
  const penalty = (at: number) => {
    const [first, second] = linesAt(at);
    const uneven = Math.abs(first.length * firstLineScale - second.length);
    return uneven + ((words[at - 1] ?? '').length <= shortWord ? shortEndPenalty : 0);
  };
  const breaks = words.slice(1).map((_, at) => at + 1);
  return linesAt(breaks.reduce((one, other) => (penalty(other) < penalty(one) ? other : one)));
}
