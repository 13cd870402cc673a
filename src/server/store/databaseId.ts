import { createHash, randomInt } from 'node:crypto';
import type { RowCounts } from './copyProcess';
import type { Driver } from './Driver';

// Letters and digits that look different from each other.
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';
const length = 8;

/** The kinds of submissions: a database without any of them is empty. */
export const submissionTables = ['reviews', 'messages', 'bookings', 'requests', 'subscribers'] as const;

/** Number of submissions among rows by table. */
export const rowsIn = (rows: RowCounts) =>
  submissionTables.reduce((sum, table) => sum + (rows[table] ?? 0), 0);

/** The part of the store that tells one database from another. */
export type DatabaseIdStore = ReturnType<typeof databaseIdStore>;

/** Which database this is. */
export function databaseIdStore(driver: Driver) {
  let known: string | undefined;
  return {
    /** The id of the database, made at the first question. A copy has the same. */
    async databaseId(): Promise<string> {
      if (known !== undefined) return known;
      const made = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
      const [, [row] = []] = await driver.runAll(
        [
          {
            sql: `INSERT INTO shared_values (name, value) VALUES ('database id', ?) ON CONFLICT (name) DO NOTHING`,
            values: [made],
          },
          { sql: `SELECT value FROM shared_values WHERE name = 'database id'` },
        ],
        'database id',
      );
      known = String(row?.['value']);
      return known;
    },
    /** Whether it has an id already: it has been used by this release. */
    async hasDatabaseId(): Promise<boolean> {
      const sql = `SELECT 1 AS found FROM shared_values WHERE name = 'database id'`;
      return (await driver.run({ sql })).length > 0;
    },
    /** Hashes of the secrets: a copy with one of them is of this database, also if it is older than the id. */
    async databaseMarks(): Promise<string[]> {
      const rows = await driver.run({ sql: `SELECT value FROM shared_values WHERE name LIKE 'secret %'` });
      return rows.map((row) => createHash('sha256').update(String(row['value'])).digest('base64url'));
    },
    /** Whether nobody has sent anything that is still stored. */
    async isEmpty(): Promise<boolean> {
      const any = submissionTables.map((table) => `EXISTS (SELECT 1 FROM ${table})`).join(' OR ');
      const [row] = await driver.run({ sql: `SELECT CASE WHEN ${any} THEN 1 ELSE 0 END AS filled` });
      return Number(row?.['filled']) === 0;
    },
  };
}
