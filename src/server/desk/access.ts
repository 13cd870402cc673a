import { createHash, randomBytes } from 'node:crypto';
import { deskLimits, type DeskActor, type DeskSession } from '../../domain/desk';
import { deskFields, deskPaths } from '../../domain/deskPages';
import { normaliseLine } from '../../domain/text';
import type { Store } from '../store/Store';

const minute = 60_000;
const hour = 60 * minute;

/** How long links and desks hold, in ms. */
export const deskTimes = {
  /** A link of the command line: it is opened at once. */
  link: 10 * minute,
  /** A link in staff mail: mail of the night is read in the morning. */
  mailLink: 12 * hour,
  /** An open desk, for a working day. */
  session: 12 * hour,
  /** An open desk that nobody uses. */
  idle: 4 * hour,
} as const;

/** A secret of 128 random bits as base64url. */
const newToken = () => randomBytes(16).toString('base64url');
const isToken = (text: string) => /^[\w-]{22}$/.test(text);
/** What is kept of a secret. It is as random as its hash is long, so that no salt is needed. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Makes a link that opens the desk once. @param to The item that it leads to, as `kind/id`. */
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

/** A name as staff write it; empty where it is none. */
export function staffName(typed: string): string {
  const name = normaliseLine(typed.slice(0, 4 * deskLimits.name));
  return /[\p{L}\p{N}]/u.test(name) && name.length <= deskLimits.name ? name : '';
}

/** Who gets to the desk in the browser: links that open it once, and desks that are open. */
export function deskAccess(store: Store, siteUrl: () => string) {
  return {
    /** A link for the next ten minutes. */
    openLink: () => deskLink(store, siteUrl(), deskTimes.link),
    /** Whether a link still opens the desk; it is not used up. */
    linkHolds: (token: string): Promise<boolean> =>
      isToken(token) ? store.hasDeskLink(hashOf(token)) : Promise.resolve(false),
    /**
     * Opens a desk by a link, which is used up.
     * @param name Of the person, checked by {@link staffName}.
     * @returns The desk's secret; nothing where the link does not hold.
     */
    async enter(token: string, name: string): Promise<string | undefined> {
      if (!isToken(token) || !(await store.takeDeskLink(hashOf(token)))) return undefined;
      const session = newToken();
      await store.addDeskSession(hashOf(session), name, deskTimes.session);
      await store.logged({ who: name, via: 'browser' }, { action: 'open' });
      return session;
    },
    /** The open desk of a secret. @param seen Whether somebody is at it now. */
    session: (token: string, seen: boolean): Promise<DeskSession | undefined> =>
      isToken(token) ? store.deskSession(hashOf(token), deskTimes.idle, seen) : Promise.resolve(undefined),
    /** Closes one desk. */
    async leave(token: string, name: string): Promise<void> {
      await store.endDeskSession(hashOf(token));
      await store.logged({ who: name, via: 'browser' }, { action: 'close' });
    },
    listSessions: () => store.deskSessions(),
    /** Closes all desks, or those of one name; an empty name means all. @returns How many were open. */
    async closeDesks(name: string, by: DeskActor): Promise<number> {
      const closed = await store.endDeskSessions(name === '' ? undefined : name);
      await store.logged(by, { action: 'close' });
      return closed;
    },
    /**
     * Makes new keys for all signed links, as after a copy of the database has come into wrong hands.
     * @param andDesks Whether all desks are closed as well.
     * @returns How many desks were closed.
     */
    async rotateLinks(andDesks: boolean, by: DeskActor): Promise<number> {
      await store.rotateSecrets();
      const closed = andDesks ? await store.endDeskSessions() : 0;
      await store.logged(by, { action: 'rotate' });
      return closed;
    },
  };
}
