const minLength = 5;
const maxLength = 24;
const alike = ['aeiouy', 'ckqsz'];

/** Repeated letters: bleeeeding, heeelp, heyy. */
const runs: readonly (readonly [RegExp, string])[] = [
  [/(.)\1{2,}/g, '$1$1'],
  [/(.)\1{2,}/g, '$1'],
  [/(.)\1+$/, '$1'],
];

/**
 * Whether `typed` differs from `word` by one typing error: two letters swapped, one doubled; in longer words also one
 * missing or replaced by a similar one.
 */
function isSlip(typed: string, word: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  let end = 0;
  const room = Math.min(typed.length, word.length) - start;
  while (end < room && typed.at(-1 - end) === word.at(-1 - end)) end++;
  const [had, due] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)];
  const [one, other] = [...had];
  if (due === '') return had.length === 1 && (typed[start - 1] === had || typed[start + 1] === had);
  if (had.length === 2 && due.length === 2) return due === `${other}${one}`;
  if (word.length <= minLength) return false;
  if (had === '') return due.length === 1;
  return had.length === 1 && due.length === 1 && alike.some((set) => set.includes(had) && set.includes(due));
}

/** Makes a spelling corrector for known words; it returns unknown words unchanged. */
export function speller(known: Iterable<string>): (typed: string) => string {
  const exact = new Set(known);
  const byStart = new Map<string, string[]>();
  for (const word of exact) {
    if (word.length < minLength) continue;
    const start = word.charAt(0) + word.length;
    byStart.set(start, [...(byStart.get(start) ?? []), word]);
  }
  return (typed) => {
    if (exact.has(typed) || typed.length > maxLength) return typed;
    for (const [run, kept] of runs) {
      const shorter = typed.replace(run, kept);
      if (exact.has(shorter)) return shorter;
    }
    for (const longer of typed.length < minLength ? [] : [0, 1, -1]) {
      const near = byStart.get(typed.charAt(0) + (typed.length + longer)) ?? [];
      const meant = near.find((word) => isSlip(typed, word));
      if (meant !== undefined) return meant;
    }
    return typed;
  };
}
