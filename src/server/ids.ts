import { randomBytes, randomInt } from 'node:crypto';

// No 0, 1, i, l, o, u: ids are read aloud and typed by staff. In ASCII order, so that ids sort by time.
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';
const base = alphabet.length;
const timeLength = 7;
const randomLength = 5;
// Seven digits of base 30 hold 690 years of seconds.
const epoch = Date.UTC(2026, 0, 1);

/** A short id that sorts by the second it was made in: 12 lower-case letters and digits without look-alikes. */
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

/** An id that cannot be guessed, for what only one visitor may see again. */
export function newSecret(): string {
  return randomBytes(18).toString('base64url');
}
