import type { DeskAction, DeskActor, DeskItem, DeskKind, LogEntry, LoggedAction } from '../../domain/desk';
import { newId } from '../ids';
import { asDeskItem } from './deskItems';
import type { Driver, SqlRow, Statement } from './Driver';
import { kinds } from './kinds';
import { decisionMail, withoutDecisionMail } from './mailRows';
import { textOf } from './rows';

/** Result of a decision; on a conflict, the item with somebody else's decision. */
export type DecisionResult = { outcome: 'decided' | 'conflict'; item: DeskItem } | { outcome: 'not_found' };

/** The part of the store that makes decisions and logs them. */
export type DeskLogStore = ReturnType<typeof deskLogStore>;

/** Entries on one page of the log. */
const pageSize = 50;

const columns = 'id, at, who, via, action, kind, subject_id, from_status, to_status, note, undoes';

/** A row of `desk_log`. */
export function asEntry(row: SqlRow): LogEntry {
  const text = (column: string) => textOf(row, column);
  const entry = {
    id: text('id'),
    at: text('at'),
    who: text('who'),
    via: text('via'),
    action: text('action'),
    kind: text('kind'),
    subjectId: text('subject_id'),
    from: text('from_status'),
    to: text('to_status'),
    note: text('note'),
    undoes: text('undoes'),
  };
  return Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== undefined),
  ) as unknown as LogEntry;
}

/** A log entry without person and time. */
type NewEntry = { action: LoggedAction } & Partial<Omit<LogEntry, 'id' | 'at' | 'action' | keyof DeskActor>>;

const placeholders = 'CAST(? AS TEXT)' + ', CAST(? AS TEXT)'.repeat(10);

/** Statement that inserts a log entry. @param onlyIf Rest of the statement: ` FROM … WHERE …`. */
export function logStatement(
  id: string,
  at: string,
  { who, via }: DeskActor,
  entry: NewEntry,
  onlyIf?: Statement,
): Statement {
  const values = [
    id,
    at,
    who,
    via,
    entry.action,
    entry.kind ?? null,
    entry.subjectId ?? '',
    entry.from ?? null,
    entry.to ?? null,
    entry.note ?? null,
    entry.undoes ?? null,
  ];
  return {
    sql: `INSERT INTO desk_log (${columns}) SELECT ${placeholders} ${onlyIf?.sql ?? ''} RETURNING *`,
    values: [...values, ...(onlyIf?.values ?? [])],
  };
}

/**
 * Makes decisions, each with its log entry in the same transaction.
 * @param notifiesVisitors Whether visitors are informed by e-mail of decisions about their bookings.
 */
export function deskLogStore(driver: Driver, now: () => Date, notifiesVisitors: boolean) {
  /** Informs the visitor of a decision; replaces an e-mail that has not been sent yet. */
  const mailsAbout = (reference: string, action: DeskAction, logId: string, at: Date) => [
    withoutDecisionMail(reference, logId),
    ...(notifiesVisitors && (action === 'confirm' || action === 'decline')
      ? [decisionMail(reference, logId, at)]
      : []),
  ];

  async function item(kind: DeskKind, id: string): Promise<DeskItem | undefined> {
    const { table, key } = kinds[kind];
    const [row] = await driver.run({ sql: `SELECT * FROM ${table} WHERE ${key} = ?`, values: [id] });
    return row && asDeskItem(kind, row);
  }

  return {
    /**
     * Decides about an open item, marks it as spam, or undoes the last decision; with a log entry.
     * @param entry With `undo`: the decision's id. If another one followed, nothing is changed. Default: the last one.
     */
    async applyAction(
      kind: DeskKind,
      id: string,
      action: DeskAction,
      by: DeskActor,
      entry?: string,
    ): Promise<DecisionResult> {
      const { table, key, transitions } = kinds[kind];
      const before = await item(kind, id);
      if (!before || !transitions) return { outcome: 'not_found' };
      const undo = action === 'undo';
      const to = undo || action === 'spam' ? transitions.open : transitions.to[action];
      const last = before.decisionId ?? '';
      if (to === undefined || undo === (before.state === 'waiting') || (undo && (entry ?? last) !== last))
        return { outcome: 'conflict', item: before };
      const time = now();
      const [logId, at] = [newId(time), time.toISOString()];
      const change = {
        action,
        kind,
        subjectId: id,
        from: statusOf(before),
        to: action === 'spam' ? 'spam' : to,
      };
      const undoes = undo && last !== '' ? { undoes: last } : {};
      // The row has the id of its last decision, so that only one of two simultaneous decisions changes it and writes to
      // the log.
      const [changed = []] = await driver.runAll([
        {
          sql: `UPDATE ${table} SET status = ?, ${transitions.at ?? 'decided_at'} = ?, spam_at = ?, decision_id = ?
            WHERE ${key} = ? AND status = ? AND COALESCE(decision_id, '') = ? RETURNING *`,
          values: [to, undo ? null : at, action === 'spam' ? at : null, logId, id, before.status, last],
        },
        logStatement(
          logId,
          at,
          by,
          { ...change, ...undoes },
          {
            sql: `FROM ${table} WHERE ${key} = ? AND decision_id = ?`,
            values: [id, logId],
          },
        ),
        ...(kind === 'booking' ? mailsAbout(id, action, logId, time) : []),
      ]);
      if (changed[0]) return { outcome: 'decided', item: asDeskItem(kind, changed[0]) };
      const current = await item(kind, id);
      return current ? { outcome: 'conflict', item: current } : { outcome: 'not_found' };
    },
    /** Writes an entry to the log. */
    async addLogEntry(by: DeskActor, entry: NewEntry): Promise<LogEntry> {
      const time = now();
      const [row] = await driver.run(logStatement(newId(time), time.toISOString(), by, entry));
      return asEntry(row ?? {});
    },
    /** Undoes a note: its text is deleted. @returns Whether it existed. */
    async withdrawNote(id: string, by: DeskActor): Promise<boolean> {
      const time = now();
      const [log, at] = [newId(time), time.toISOString()];
      const [, deleted = []] = await driver.runAll(
        [
          {
            sql: `INSERT INTO desk_log (${columns}) SELECT ${'?, '.repeat(5)} kind, subject_id, NULL, NULL, NULL, id
            FROM desk_log WHERE id = ? AND action = 'note' AND note IS NOT NULL`.replaceAll(
              '?',
              'CAST(? AS TEXT)',
            ),
            values: [log, at, by.who, by.via, 'undo', id],
          },
          {
            sql: `UPDATE desk_log SET note = NULL WHERE id = ? AND action = 'note' AND note IS NOT NULL RETURNING id`,
            values: [id],
          },
        ],
        `desk note ${id}`,
      );
      return deleted.length === 1;
    },
    /** Log entries of an item, oldest first. */
    async itemLog(kind: DeskKind, id: string): Promise<LogEntry[]> {
      const sql = 'SELECT * FROM desk_log WHERE kind = ? AND subject_id = ? ORDER BY at, id';
      return (await driver.run({ sql, values: [kind, id] })).map(asEntry);
    },
    /** One page of the log, newest first. @param after Id of the previous page's last entry. */
    async deskLog(after = ''): Promise<{ entries: LogEntry[]; next?: string }> {
      const rows = await driver.run({
        sql: `SELECT * FROM desk_log ${
          after === '' ? '' : 'WHERE (at, id) < (SELECT at, id FROM desk_log WHERE id = ?)'
        } ORDER BY at DESC, id DESC LIMIT ${String(pageSize + 1)}`,
        values: after === '' ? [] : [after],
      });
      const entries = rows.slice(0, pageSize).map(asEntry);
      const last = rows.length > pageSize ? entries.at(-1) : undefined;
      return { entries, ...(last && { next: last.id }) };
    },
  };
}

/** Status of an item for the log; spam replaces its earlier status. */
function statusOf({ state, status }: DeskItem): string {
  return state === 'spam' ? 'spam' : status;
}
