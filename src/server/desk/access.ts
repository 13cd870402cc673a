import { deskLimits, type DeskActor, type DeskSession } from '../../domain/desk';
import { normaliseLine } from '../../domain/text';
import { deskLink, deskTimes, hashOf, isToken, newToken } from '../links/deskLink';
import type { Store } from '../store/Store';

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
