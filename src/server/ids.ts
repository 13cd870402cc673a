import { randomBytes, randomInt } from 'node:crypto';

// No 0, 1, i, l, o, u: ids are read aloud and typed by staff. In ASCII order, so that ids sort by time.
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';
const base = alphabet.length;
const timeLength = 7;
const randomLength = 5;
// Seven digits of base 30 are enough for 690 years of seconds.
const epoch = Date.UTC(2026, 0, 1);

/** A short id that sorts by its time in seconds: 12 lower-case letters and digits without look-alikes. */
export function newId(now: Date): string {
  let seconds = Math.max(0, Math.floor((now.getTime() - epoch) / 1000));
  let time = '';
  for (let place = 0; place < timeLength; place++) {
    time = alphabet.charAt(seconds % base) + time;
    seconds = Math.floor(seconds / base);
  }
  const rest = Array.from({ length: randomLength }, () => alphabet.charAt(randomInt(base)));
  return time + rest.join('');
}

// Fewer characters, in upper case, for reading out over the telephone: of 8 and B, 5 and S, 2 and Z only the digits, and no
// vowels, which could form a word.
const spokenAlphabet = '23456789CDFGHJKMNPQRTVWXY';
const halfLength = 3;

/** A reference that a visitor can read aloud and staff can write down: `K7M-4XP`. It is unique only where it is stored. */
export function newReference(): string {
  const part = () =>
    Array.from({ length: halfLength }, () => spokenAlphabet.charAt(randomInt(spokenAlphabet.length))).join(
      '',
    );
  return `${part()}-${part()}`;
}

/** Normalises a typed reference, in any case and with or without its hyphen; undefined if it is malformed. */
export function asReference(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  const isValid =
    plain.length === 2 * halfLength && [...plain].every((letter) => spokenAlphabet.includes(letter));
  return isValid ? `${plain.slice(0, halfLength)}-${plain.slice(halfLength)}` : undefined;
}

/** An id that cannot be guessed, for what only one visitor may see again. */
export function newSecret(): string {
  return randomBytes(18).toString('base64url');
}
