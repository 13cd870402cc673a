/** Shorter names stay on one line. */
const leastForTwo = 10;
/** How many times larger the first line is set than the second. */
const firstLarger = 1.4;
/** Words up to this length, such as "&", "of" or "St", belong to the word that follows. */
const shortWord = 3;
/** Penalty for a line that ends in a short word, in letters of difference between the two lines. */
const endsShort = 8;

/** Splits a name of at most 40 characters into the lines of the word mark: one, or two of about the same width. */
export function nameLines(name: string): readonly [string, string?] {
  const words = name.trim().split(/\s+/);
  const whole = words.join(' ');
  if (words.length < 2 || whole.length < leastForTwo) return [whole];
  const linesAt = (at: number) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const;
  const badness = (at: number) => {
    const [first, second] = linesAt(at);
    const uneven = Math.abs(first.length * firstLarger - second.length);
    return uneven + ((words[at - 1] ?? '').length <= shortWord ? endsShort : 0);
  };
  const breaks = words.slice(1).map((_, at) => at + 1);
  return linesAt(breaks.reduce((one, other) => (badness(other) < badness(one) ? other : one)));
}
