/** Digits of Plus Codes: no vowels, so that they form no words. */
const digit = '[23456789CFGHJMPQRVWX]';

/** 8 digits, or 4 or 6 followed by a town; a plus; 2 or 3 digits. */
const full = new RegExp(`^${digit}{8}\\+${digit}{2,3}$`, 'i');
const short = new RegExp(`^(?:${digit}{2}){1,3}\\+${digit}{2,3}[\\s,]+\\p{L}`, 'iu');

/**
 * Whether a text has the format of a Plus Code: `6GCRJWMM+88`, or the short `JWMM+88, Syokimau` as maps show it. Whether
 * the place exists is not checked.
 */
export function hasPlusCodeForm(text: string): boolean {
  const trimmed = text.trim();
  return full.test(trimmed) || short.test(trimmed);
}
