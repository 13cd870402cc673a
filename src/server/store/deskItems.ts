import {
  deskKinds,
  type DeskCounts,
  type DeskItem,
  type DeskItems,
  type DeskKind,
  type DeskQuery,
} from '../../domain/desk';
import { readSuspicion } from '../suspicion';
import { dueExpression } from './deskDue';
import { readSearch, searchCondition } from './deskSearch';
import type { Driver, SqlRow, SqlValue, Statement } from './Driver';
import { kinds } from './kinds';
import { textOf } from './rows';

/** The part of the store that reads the desk's lists. */
export type DeskItemStore = ReturnType<typeof deskItemStore>;

/** Items on one page of a list. */
const pageSize = 25;

/** The texts of a row under new names; NULL columns are left out. */
const textsOf = (row: SqlRow, columns: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => {
      const text = textOf(row, column);
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** Converts a row of a kind's table to an item. */
export function asDeskItem(kind: DeskKind, row: SqlRow): DeskItem {
  const { key, status, transitions, where, sharedColumns, read, details } = kinds[kind];
  const currentStatus = status === undefined ? '' : String(row[status]);
  const spam = (row['spam_at'] ?? null) !== null;
  const isWaiting = transitions
    ? currentStatus === transitions.open && !spam
    : where.waiting !== undefined && currentStatus !== 'sent';
  const closedState = where.waiting === undefined ? 'kept' : 'done';
  const suspicion = readSuspicion(textOf(row, 'suspicion') ?? '');
  const [decidedAt, decisionId] = [
    row[transitions?.at ?? 'decided_at'] ?? row['spam_at'],
    row['decision_id'],
  ];
  return {
    kind,
    id: String(row[key]),
    at: String(row['created_at']),
    state: isWaiting ? 'waiting' : spam ? 'spam' : closedState,
    status: currentStatus,
    ...(typeof decidedAt === 'string' && { decidedAt }),
    ...(typeof decisionId === 'string' && { decisionId }),
    ...textsOf(row, sharedColumns),
    ...read?.(row),
    details: textsOf(row, Object.fromEntries(details.map((column) => [column, column]))),
    ...(suspicion.length > 0 && { suspicion }),
  };
}

/** Cursor of a page: sort key, kind and id of its last item. */
type Cursor = readonly [at: string, kind: DeskKind, id: string];

/** A cursor as text, for an address. */
const encodeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Parses a cursor; undefined if it is malformed. */
function decodeCursor(text: string): Cursor | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(read) || read.length !== 3 || !read.every((part) => typeof part === 'string'))
      return undefined;
    return read as unknown as Cursor;
  } catch {
    return undefined;
  }
}

const directionOf = (order: DeskQuery['order']) => (order === 'oldest' || order === 'due' ? 'ASC' : 'DESC');

/** Lists, searches and counts the desk's items. */
export function deskItemStore(driver: Driver) {
  /** Selects the ids of a kind's items for a query, one page of them. Undefined if the kind has no such state. */
  function selectOf(
    kind: DeskKind,
    { state, words = '', order, answerDays, after = '' }: DeskQuery,
  ): Statement | undefined {
    const rows = kinds[kind];
    const wanted = state && rows.where[state];
    if (state && wanted === undefined) return undefined;
    const direction = directionOf(order);
    const at = order === 'due' ? dueExpression(rows, answerDays, driver) : 'created_at';
    const conditions = wanted === undefined ? [] : [`(${wanted})`];
    const values: SqlValue[] = [];
    const cursor = decodeCursor(after);
    if (cursor) {
      conditions.push(
        `(${at}, CAST('${kind}' AS TEXT), ${rows.key}) ${direction === 'ASC' ? '>' : '<'} (?, ?, ?)`,
      );
      values.push(...cursor);
    }
    const search = readSearch(words);
    if (search.length > 0) {
      const [sql, found] = searchCondition(rows, search, driver);
      conditions.push(sql);
      values.push(...found);
    }
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
    const sql = `SELECT CAST('${kind}' AS TEXT) AS kind, ${rows.key} AS id, ${at} AS at FROM ${rows.table} ${where}
      ORDER BY at ${direction}, ${rows.key} ${direction} LIMIT ${String(pageSize + 1)}`;
    return { sql, values };
  }

  async function itemsOf(cursors: readonly Cursor[]): Promise<DeskItem[]> {
    const needed = deskKinds.filter((kind) => cursors.some((cursor) => cursor[1] === kind));
    const found = await Promise.all(
      needed.map(async (kind) => {
        const { table, key } = kinds[kind];
        const values = cursors.flatMap(([, of, id]) => (of === kind ? [id] : []));
        const sql = `SELECT * FROM ${table} WHERE ${key} IN (${values.map(() => '?').join(', ')})`;
        return (await driver.run({ sql, values })).map((row) => asDeskItem(kind, row));
      }),
    );
    const all = found.flat();
    return cursors.flatMap(([, kind, id]) => all.filter((item) => item.kind === kind && item.id === id));
  }

  return {
    /** One page of a query's results, of all kinds together. */
    async deskItems(query: DeskQuery): Promise<DeskItems> {
      const selects = (query.kind ? [query.kind] : deskKinds).flatMap((kind) => selectOf(kind, query) ?? []);
      if (selects.length === 0) return { items: [] };
      const direction = directionOf(query.order);
      const rows = await driver.run({
        sql: `SELECT * FROM (${selects
          .map(({ sql }, at) => `SELECT * FROM (${sql}) AS part${String(at)}`)
          .join(' UNION ALL ')}) AS found
          ORDER BY at ${direction}, kind ${direction}, id ${direction} LIMIT ${String(pageSize + 1)}`,
        values: selects.flatMap(({ values = [] }) => values),
      });
      const cursors = rows.map((row) => [row['at'], row['kind'], row['id']] as unknown as Cursor);
      const shown = cursors.slice(0, pageSize);
      const last = cursors.length > pageSize ? shown.at(-1) : undefined;
      return { items: await itemsOf(shown), ...(last && { next: encodeCursor(last) }) };
    },
    async deskItem(kind: DeskKind, id: string): Promise<DeskItem | undefined> {
      const { table, key } = kinds[kind];
      const [row] = await driver.run({ sql: `SELECT * FROM ${table} WHERE ${key} = ?`, values: [id] });
      return row && asDeskItem(kind, row);
    },
    /** Number of open items by kind. */
    async deskCounts(): Promise<DeskCounts> {
      const counted = deskKinds.filter((kind) => kinds[kind].where.waiting !== undefined);
      const rows = await driver.run({
        sql: counted
          .map((kind) => {
            const { table, where } = kinds[kind];
            return `SELECT '${kind}' AS kind, COUNT(*) AS found FROM ${table} WHERE ${where.waiting ?? ''}`;
          })
          .join(' UNION ALL '),
      });
      const found = new Map(rows.map((row) => [String(row['kind']), Number(row['found'])]));
      return Object.fromEntries(deskKinds.map((kind) => [kind, found.get(kind) ?? 0])) as DeskCounts;
    },
  };
}
