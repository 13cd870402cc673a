import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { pathIn, type Language } from '../../domain/language';
import { linkParameter, subscriptionPages } from '../../domain/subscriptionPages';

/** What a link in mail about news is for. */
export type SubscriptionStep = 'confirm' | 'leave';

/** Name of the store's secret that the links are sealed with. */
export const subscriptionSecret = 'subscription-links';

/** How long a link to confirm holds, in seconds; one to leave holds for ever. */
export const confirmHolds = 7 * 24 * 60 * 60;

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const keyOf = (secret: string) => createHash('sha256').update(secret).digest();

/**
 * The address of a link. What it says is encrypted, as addresses end in the logs of proxies: nobody reads an e-mail address
 * out of it, and nobody makes or changes one.
 * @param until Seconds since 1970; 0 holds for ever.
 * @param siteUrl Without a trailing slash.
 * @param language Of the page that it leads to.
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
  const sealing = createCipheriv(cipher, keyOf(secret), iv).setAAD(Buffer.from(step));
  const content = Buffer.concat([sealing.update(JSON.stringify([email, until])), sealing.final()]);
  const sealed = Buffer.concat([iv, sealing.getAuthTag(), content]).toString('base64url');
  return `${siteUrl}${pathIn(language, subscriptionPages[step])}?${linkParameter}=${sealed}`;
}

/**
 * Reads a link back.
 * @param sealed The parameter of its address.
 * @param now Milliseconds of the clock.
 * @returns The e-mail address; nothing where the link is not ours, is for another step or holds no more.
 */
export function readSubscriptionLink(
  step: SubscriptionStep,
  sealed: string,
  secret: string,
  now: number,
): string | undefined {
  const bytes = Buffer.from(sealed.slice(0, 1000), 'base64url');
  if (bytes.length <= ivLength + tagLength) return undefined;
  try {
    const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivLength))
      .setAAD(Buffer.from(step))
      .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    const content = Buffer.concat([opening.update(bytes.subarray(ivLength + tagLength)), opening.final()]);
    const [email, until] = JSON.parse(content.toString()) as [string, number];
    return until === 0 || until * 1000 >= now ? email : undefined;
  } catch {
    return undefined;
  }
}
