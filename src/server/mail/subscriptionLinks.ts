import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { pathIn, type Language } from '../../domain/language';
import { linkParameter, subscriptionPages } from '../../domain/subscriptionPages';

/** Purpose of a link in a newsletter e-mail. */
export type SubscriptionStep = 'confirm' | 'leave';

/** Name of the store's secret for encrypting the links. */
export const subscriptionSecret = 'subscription-links';

/** Lifetime of a confirmation link, in seconds; unsubscribe links do not expire. */
export const confirmLifetime = 7 * 24 * 60 * 60;

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const keyOf = (secret: string) => createHash('sha256').update(secret).digest();

/**
 * The address of a link. Its content is encrypted, because addresses end up in the logs of proxies: nobody can read the
 * e-mail address in it, and nobody can forge or change one.
 * @param until Expiry in seconds since 1970; 0 never expires.
 * @param siteUrl Without a trailing slash.
 * @param language Of the page that it opens.
 */
export function subscriptionLink(
  step: SubscriptionStep,
  email: string,
  until: number,
  secret: string,
  siteUrl: string,
  language: Language = 'en',
): string {
  const iv = randomBytes(ivLength);
  const encryptor = createCipheriv(cipher, keyOf(secret), iv).setAAD(Buffer.from(step));
  const content = Buffer.concat([encryptor.update(JSON.stringify([email, until])), encryptor.final()]);
  const token = Buffer.concat([iv, encryptor.getAuthTag(), content]).toString('base64url');
  return `${siteUrl}${pathIn(language, subscriptionPages[step])}?${linkParameter}=${token}`;
}

/**
 * Decrypts a link.
 * @param token The parameter of its address.
 * @param now Current time in ms since 1970.
 * @returns The e-mail address; undefined if the link is not ours, is for another purpose or has expired.
 */
export function readSubscriptionLink(
  step: SubscriptionStep,
  token: string,
  secret: string,
  now: number,
): string | undefined {
  const bytes = Buffer.from(token.slice(0, 1000), 'base64url');
  if (bytes.length <= ivLength + tagLength) return undefined;
  try {
    const decryptor = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivLength))
      .setAAD(Buffer.from(step))
      .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    const content = Buffer.concat([
      decryptor.update(bytes.subarray(ivLength + tagLength)),
      decryptor.final(),
    ]);
    const [email, until] = JSON.parse(content.toString()) as [string, number];
    return until === 0 || until * 1000 >= now ? email : undefined;
  } catch {
    return undefined;
  }
}
