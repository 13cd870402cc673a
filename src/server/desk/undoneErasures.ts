import type { Driver, SqlRow } from '../store/Driver';
import { kinds } from '../store/kinds';
import type { DeskKind } from '../../domain/desk';

/** An erasure that a restored copy undoes. */
export interface UndoneErasure {
  /** Time of the erasure, ISO 8601. */
  at: string;
  /** Kind of the item; left out if a whole person was erased. */
  kind?: DeskKind;
  /** Id or reference of the item; empty for a subscriber, whose address is not kept. */
  id: string;
}

const erasures = `SELECT at, action, kind, subject_id FROM desk_log WHERE action IN ('forget', 'erase') ORDER BY at`;

/** Erasures in a log; empty if the database is older than such logs. */
async function erasuresIn(driver: Driver): Promise<SqlRow[]> {
  return driver.run({ sql: erasures }).catch(() => []);
}

/** Whether an item is in a database. */
async function isIn(driver: Driver, kind: DeskKind, id: string): Promise<boolean> {
  const { table, key } = kinds[kind];
  const found = await driver
    .run({ sql: `SELECT 1 AS found FROM ${table} WHERE ${key} = ?`, values: [id] })
    .catch(() => []);
  return found.length > 0;
}

/**
 * What was erased since a copy was made and is in it, according to the log of the database that it replaces. Of a person, and of
 * a subscriber, the log says only when.
 */
export async function undoneErasures(replaced: Driver, copy: Driver): Promise<UndoneErasure[]> {
  const known = new Set((await erasuresIn(copy)).map((row) => JSON.stringify(row)));
  const undone: UndoneErasure[] = [];
  for (const row of await erasuresIn(replaced)) {
    if (known.has(JSON.stringify(row))) continue;
    const [at, id] = [String(row['at']), String(row['subject_id'])];
    if (row['action'] === 'forget') undone.push({ at, id: '' });
    else {
      const kind = row['kind'] as DeskKind;
      if (id === '' || (await isIn(copy, kind, id))) undone.push({ at, kind, id });
    }
  }
  return undone;
}
