/**
 * Kenya's numbering plan: country code 254, international prefix 000; mobile numbers have 9 digits and begin with 7 or 1,
 * landlines have 7 to 9 digits and begin with 2, 4, 5 or 6.
 */

const kenyanMobile = /^[17]\d{8}$/;
const kenyanLandline = /^[2456]\d{6,8}$/;
const tollFree = /^800\d{6}$/;
const foreign = /^[1-9]\d{7,14}$/;

/** A decimal digit of any script in ASCII. Unicode's blocks of ten begin at a code point that ends in 0 or 6. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const row = code & ~15;
  return String(code - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6));
}

/** Letters that nobody sees, or that look like a dash or an apostrophe. */
const unseenLetters = /[\p{Lm}\u115F\u1160\u1173]/gu;

/**
 * A number as people paste it, in ASCII: digits of other scripts become digits, and what looks like a digit or a plus
 * becomes it. Removed is all that is neither a digit nor a letter: blanks, brackets, dashes, dots, quotes (spreadsheets put
 * one in front), signs of a phone, and characters that nobody sees.
 */
export function plainNumber(input: string): string {
  return input
    .normalize('NFKC')
    .replace(/[\u02D6\u2795]/g, '+')
    .replace(unseenLetters, '')
    .replace(/[^\p{N}\p{L}+|]/gu, '')
    .replace(/^tel/i, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[Oo\u041E\u043E\u039F\u03BF\u3007]/g, '0')
    .replace(/[Il|]/g, '1');
}

/**
 * Normalises a phone number to E.164 (`+254712345678`). Accepts 07…, 01…, 7…, 1…, +254…, 254…, 00254…, 000254…, in any
 * way of writing that {@link plainNumber} reads, and any other `+` or `00` number of 8 to 15 digits. Returns `undefined`
 * for anything else.
 */
export function normalisePhone(input: string): string | undefined {
  const compact = plainNumber(input);
  if (!/^\+?\d+$/.test(compact)) return undefined;
  let digits = compact;
  let international = false;
  if (digits.startsWith('+')) {
    digits = digits.slice(1);
    international = true;
  } else if (/^0{2,3}[1-9]/.test(digits)) {
    digits = digits.replace(/^0{2,3}/, '');
    international = true;
  }
  if (digits.startsWith('254') && (international || digits.length >= 10)) {
    const national = digits.slice(3).replace(/^0/, '');
    return isKenyan(national) ? `+254${national}` : undefined;
  }
  if (international) return foreign.test(digits) ? `+${digits}` : undefined;
  const national = digits.replace(/^0/, '');
  if (digits.startsWith('0') ? isKenyan(national) : kenyanMobile.test(national)) return `+254${national}`;
  return undefined;
}

function isKenyan(national: string): boolean {
  return kenyanMobile.test(national) || kenyanLandline.test(national) || tollFree.test(national);
}

/** Formats an E.164 number as it is dialled: `0712 345 678` for Kenya, groups of three for other countries. */
export function formatPhone(e164: string): string {
  const called = /^\+254([17]\d{2}|800)(\d{3})(\d{3})$/.exec(e164);
  if (called) return `0${called[1]} ${called[2]} ${called[3]}`;
  if (e164.startsWith('+254')) return `0${e164.slice(4)}`.replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3');
  return e164.replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** Formats an E.164 number internationally: `+254 712 345 678`. */
export function formatPhoneInternational(e164: string): string {
  const kenyan = /^\+254(\d{3})(\d{3})(\d{3})$/.exec(e164);
  return kenyan ? `+254 ${kenyan[1]} ${kenyan[2]} ${kenyan[3]}` : formatPhone(e164);
}
