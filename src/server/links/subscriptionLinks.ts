import { pathIn, type Language } from '../../domain/language';
import { linkParameter, subscriptionPages } from '../../domain/subscriptionPages';
import type { Store } from '../store/Store';
import { openToken, sealedToken } from './sealedToken';

/** Purpose of a link in a newsletter e-mail. */
export type SubscriptionStep = 'confirm' | 'leave';

/** Lifetime of a confirmation link, in seconds. */
const confirmLifetime = 7 * 24 * 60 * 60;

/**
 * The address of a link. Links to leave never expire.
 * @param siteUrl Without a trailing slash.
 * @param language Of the page that it opens.
 * @param now Current time in ms since 1970.
 */
export async function subscriptionLink(
  store: Pick<Store, 'secret'>,
  step: SubscriptionStep,
  { email, language = 'en' }: { email: string; language?: Language | undefined },
  siteUrl: string,
  now: number,
): Promise<string> {
  const until = step === 'leave' ? 0 : Math.floor(now / 1000) + confirmLifetime;
  const token = await sealedToken(store, step, email, until);
  return `${siteUrl}${pathIn(language, subscriptionPages[step])}?${linkParameter}=${token}`;
}

/** The e-mail address in a link; undefined if the link is not valid for this step. */
export async function subscriptionLinkEmail(
  store: Pick<Store, 'secret'>,
  step: SubscriptionStep,
  query: URLSearchParams,
  now: number,
): Promise<string | undefined> {
  const email = await openToken(store, step, query.get(linkParameter) ?? '', now);
  return typeof email === 'string' ? email : undefined;
}
