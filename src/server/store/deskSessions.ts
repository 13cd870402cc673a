import type { DeskSession } from '../../domain/desk';
import type { Driver, SqlRow } from './Driver';

/** The part of the store with links and sessions. It stores only hashes, which do not open the desk. */
export type DeskSessionStore = ReturnType<typeof deskSessionStore>;

const asSession = (row: SqlRow): DeskSession => ({
  name: String(row['name']),
  openedAt: String(row['opened_at']),
  expiresAt: String(row['expires_at']),
});

/** Sign-in links and sessions. */
export function deskSessionStore(driver: Driver, now: () => Date) {
  const iso = (ms = 0) => new Date(now().getTime() + ms).toISOString();
  return {
    /** Stores a link for a number of milliseconds. */
    async addDeskLink(hash: string, forMs: number): Promise<void> {
      await driver.run({
        sql: 'INSERT INTO desk_links (hash, expires_at) VALUES (?, ?)',
        values: [hash, iso(forMs)],
      });
    },
    async hasDeskLink(hash: string): Promise<boolean> {
      const sql = 'SELECT hash FROM desk_links WHERE hash = ? AND expires_at > ?';
      return (await driver.run({ sql, values: [hash, iso()] })).length === 1;
    },
    /** Uses a link up, atomically. @returns Whether it was valid. */
    async takeDeskLink(hash: string): Promise<boolean> {
      const sql = 'DELETE FROM desk_links WHERE hash = ? RETURNING expires_at';
      const [row] = await driver.run({ sql, values: [hash] });
      return row !== undefined && String(row['expires_at']) > iso();
    },
    async addDeskSession(hash: string, name: string, forMs: number): Promise<DeskSession> {
      const [row] = await driver.run({
        sql: `INSERT INTO desk_sessions (hash, name, opened_at, seen_at, expires_at)
          VALUES (?, ?, ?, ?, ?) RETURNING *`,
        values: [hash, name, iso(), iso(), iso(forMs)],
      });
      return asSession(row ?? {});
    },
    /**
     * A session. @param idleMs Maximum time without activity.
     * @param seen Whether a person is active now; a polling page does not count.
     */
    async deskSession(hash: string, idleMs: number, seen: boolean): Promise<DeskSession | undefined> {
      const [row] = await driver.run({
        sql: 'SELECT * FROM desk_sessions WHERE hash = ? AND expires_at > ? AND seen_at > ?',
        values: [hash, iso(), iso(-idleMs)],
      });
      // At most once a minute, to save writes.
      if (row && seen && String(row['seen_at']) < iso(-60_000))
        await driver.run({
          sql: 'UPDATE desk_sessions SET seen_at = ? WHERE hash = ?',
          values: [iso(), hash],
        });
      return row && asSession(row);
    },
    /** The sessions, newest first. */
    async deskSessions(): Promise<DeskSession[]> {
      const sql = 'SELECT * FROM desk_sessions WHERE expires_at > ? ORDER BY opened_at DESC, name';
      return (await driver.run({ sql, values: [iso()] })).map(asSession);
    },
    /** Ends one session. */
    async endDeskSession(hash: string): Promise<void> {
      await driver.run({ sql: 'DELETE FROM desk_sessions WHERE hash = ?', values: [hash] });
    },
    /** Ends all sessions, or those of a name, ignoring case; all sessions include unused links. @returns The number of sessions. */
    async endDeskSessions(name?: string): Promise<number> {
      if (name === undefined) {
        const [ended = []] = await driver.runAll([
          { sql: 'DELETE FROM desk_sessions RETURNING hash' },
          { sql: 'DELETE FROM desk_links' },
        ]);
        return ended.length;
      }
      const sql = 'DELETE FROM desk_sessions WHERE LOWER(name) = LOWER(?) RETURNING hash';
      return (await driver.run({ sql, values: [name] })).length;
    },
    /** Deletes expired links and sessions. */
    async forgetDesks(): Promise<void> {
      const values = [iso()];
      await driver.runAll([
        { sql: 'DELETE FROM desk_sessions WHERE expires_at <= ?', values },
        { sql: 'DELETE FROM desk_links WHERE expires_at <= ?', values },
      ]);
    },
  };
}
