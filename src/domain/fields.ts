import * as z from 'zod/mini';
import { normalisePhone } from './phone';
import { normaliseLine, normaliseText } from './text';

/** Maximum lengths, in characters after normalising. */
export const limits = { name: 100, title: 100, email: 254, phone: 40, text: 2000 } as const;

/** Maximum length before normalising: surrounding blanks do not count, but more than this is refused. */
export const maxRawLength = (longest: number) => 4 * longest;

/** A text as it was sent; its length is checked before any other work. */
const raw = (longest: number) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') })
    .check(z.maxLength(maxRawLength(longest), 'too_long'));

// Deliberately loose: one @, a dot in the domain, no spaces and no invisible characters (\p{C}). A stricter pattern would
// refuse real addresses.
const emailLike =
  /^[^\s\p{C}\uFFFD@<>()[\]\\,;:"]+@(?:[^\s\p{C}\uFFFD@.<>()[\]\\,;:"]+\.)+[^\s\p{C}\uFFFD@.<>()[\]\\,;:"]{2,}$/u;

const normalised = (normalise: (text: string) => string) => (longest: number) =>
  z.pipe(
    raw(longest),
    z.pipe(
      z.transform(normalise),
      z.string().check(z.minLength(1, 'required'), z.maxLength(longest, 'too_long')),
    ),
  );

/** A required text of one line with a maximum length. */
export const line = normalised(normaliseLine);

/** A required text of several lines with a maximum length. */
export const paragraph = normalised(normaliseText);

/** Whether a text has only compatibility-normalised characters: a full-width `ａ` looks like another address than it is. */
const isUsual = (value: string) => value.normalize('NFKC') === value;

/** Whether mail can be sent there: most mail servers take other letters in the domain, and none before the `@` (RFC 6531). */
const isReachable = (value: string) => /^[\x21-\x7e]+@/.test(value);

/** A required e-mail address; the domain is lower-cased. */
export const email = z.pipe(
  line(limits.email),
  z.pipe(
    z.transform((value: string) => value.replace(/@.*$/, (domain) => domain.toLowerCase())),
    z
      .string()
      .check(z.regex(emailLike, 'email'), z.refine(isUsual, 'email'), z.refine(isReachable, 'email_letters')),
  ),
);

/** A required phone number, normalised to E.164. */
export const phone = z.pipe(
  line(limits.phone),
  z.pipe(
    z.transform((value: string) => normalisePhone(value) ?? ''),
    z.string().check(z.minLength(1, 'phone')),
  ),
);
