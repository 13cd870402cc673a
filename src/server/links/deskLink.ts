import { createHash, randomBytes } from 'node:crypto';
import { deskFields, deskPaths } from '../../domain/deskPages';
import type { Store } from '../store/Store';

const minute = 60_000;
const hour = 60 * minute;

/** Lifetimes of links and sessions, in ms. */
export const deskTimes = {
  /** A link printed at the command line: it is opened at once. */
  link: 10 * minute,
  /** A link in staff mail: a mail sent at night is read in the morning. */
  mailLink: 12 * hour,
  /** A link that was requested at the desk, by somebody who is waiting for it. */
  requestedLink: hour,
  /** A session, for a working day. */
  session: 12 * hour,
  /** A session that is not used. */
  idle: 4 * hour,
} as const;

/** A secret of 128 random bits as base64url. */
export const newToken = () => randomBytes(16).toString('base64url');
/** Whether a text may be such a secret. */
export const isToken = (text: string) => /^[\w-]{22}$/.test(text);
/** The stored hash of a secret. The secret is as random as the hash is long, so no salt is needed. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Makes a link that opens the desk once. @param to The item that it opens, as `kind/id`. */
export async function deskLink(
  store: Pick<Store, 'addDeskLink'>,
  siteUrl: string,
  forMs: number,
  to?: string,
): Promise<string> {
  const token = newToken();
  await store.addDeskLink(hashOf(token), forMs);
  const query = new URLSearchParams({
    [deskFields.link]: token,
    ...(to !== undefined && { [deskFields.to]: to }),
  });
  return `${siteUrl}${deskPaths.open}?${String(query)}`;
}
