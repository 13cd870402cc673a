import { createHash, randomBytes } from 'node:crypto';
import { deskLimits, type DeskActor, type DeskSession } from '../../domain/desk';
import { deskFields, deskPaths } from '../../domain/deskPages';
import { normaliseLine } from '../../domain/text';
import type { Store } from '../store/Store';

const minute = 60_000;
const hour = 60 * minute;

/** Lifetimes of links and sessions, in ms. */
export const deskTimes = {
  /** A link printed at the command line: it is opened at once. */
  link: 10 * minute,
  /** A link in staff mail: a mail sent at night is read in the morning. */
  mailLink: 12 * hour,
  /** A link that was requested at the desk: whoever did so is waiting for it. */
  requestedLink: hour,
  /** A session, for a working day. */
  session: 12 * hour,
  /** A session that is not used. */
  idle: 4 * hour,
} as const;

/** A secret of 128 random bits as base64url. */
const newToken = () => randomBytes(16).toString('base64url');
const isToken = (text: string) => /^[\w-]{22}$/.test(text);
/** The stored hash of a secret. The secret is as random as the hash is long, so no salt is needed. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

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

/** Normalises a person's name; empty if it is invalid. */
export function staffName(typed: string): string {
  const name = normaliseLine(typed.slice(0, 4 * deskLimits.name));
  return /[\p{L}\p{N}]/u.test(name) && name.length <= deskLimits.name ? name : '';
}

/** Access to the desk in the browser: links for one use, and sessions. */
export function deskAccess(store: Store, siteUrl: () => string, sendsMail: boolean) {
  return {
    /** Whether staff can have a link mailed. */
    mailsLinks: () => sendsMail,
    /** Mails a link to each address of staff, a few times an hour. @returns Whether it will be sent. */
    mailLink: async (): Promise<boolean> => sendsMail && (await store.mailDeskLink()),
    /** A link that is valid for ten minutes. */
    openLink: () => deskLink(store, siteUrl(), deskTimes.link),
    /** Whether a link is still valid; this does not use it up. */
    linkHolds: (token: string): Promise<boolean> =>
      isToken(token) ? store.hasDeskLink(hashOf(token)) : Promise.resolve(false),
    /**
     * Opens a session with a link, which is then used up.
     * @param name Of the person, checked by {@link staffName}.
     * @returns The session's secret; undefined if the link is not valid.
     */
    async enter(token: string, name: string): Promise<string | undefined> {
      if (!isToken(token) || !(await store.takeDeskLink(hashOf(token)))) return undefined;
      const session = newToken();
      await store.addDeskSession(hashOf(session), name, deskTimes.session);
      await store.addLogEntry({ who: name, via: 'browser' }, { action: 'open' });
      return session;
    },
    /** The session with a secret. @param seen Whether a person is using it now. */
    session: (token: string, seen: boolean): Promise<DeskSession | undefined> =>
      isToken(token) ? store.deskSession(hashOf(token), deskTimes.idle, seen) : Promise.resolve(undefined),
    /** Closes one session. */
    async leave(token: string, name: string): Promise<void> {
      await store.endDeskSession(hashOf(token));
      await store.addLogEntry({ who: name, via: 'browser' }, { action: 'close' });
    },
    listSessions: () => store.deskSessions(),
    /** Closes all sessions, or those of one name; an empty name means all. @returns The number of closed sessions. */
    async closeDesks(name: string, by: DeskActor): Promise<number> {
      const closed = await store.endDeskSessions(name === '' ? undefined : name);
      await store.addLogEntry(by, { action: 'close' });
      return closed;
    },
    /**
     * Replaces the keys of all signed links, such as after a backup of the database was stolen.
     * @param closeSessions Whether all sessions are closed as well.
     * @returns The number of closed sessions.
     */
    async rotateLinks(closeSessions: boolean, by: DeskActor): Promise<number> {
      await store.rotateSecrets();
      const closed = closeSessions ? await store.endDeskSessions() : 0;
      await store.addLogEntry(by, { action: 'rotate' });
      return closed;
    },
  };
}
