/** Initials of a name for a monogram: of the first and the last word. */
export function initials(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => /^\p{L}/u.test(word));
  const first = words[0] ?? name;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Index of the monogram's tint for a name; the same name always has the same tint. */
export function tintOf(name: string, tints: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % tints;
}
