import { describe, expect, it } from 'vitest';
import { groupCommit } from '../../src/server/store/groupCommit';
import type { SqlRow, Statement } from '../../src/server/store/Driver';

const insert = (name: string): Statement => ({ sql: 'INSERT', values: [name] });

/** A database that records the names in each transaction, and refuses one name. */
function database(refused: string, message: string) {
  const transactions: string[][] = [];
  const transact = groupCommit((statements) => {
    const names = statements.map(({ values = [] }) => String(values[0]));
    if (names.includes(refused)) return Promise.reject(new Error(message));
    transactions.push(names);
    return Promise.resolve(names.map((name): SqlRow[] => [{ name }]));
  });
  return { transactions, transact };
}

describe('transactions of the same moment', () => {
  it('are one, and each gets its own rows', async () => {
    const { transactions, transact } = database('', '');
    const rows = await Promise.all([transact([insert('a'), insert('b')]), transact([insert('c')])]);
    expect(rows).toEqual([[[{ name: 'a' }], [{ name: 'b' }]], [[{ name: 'c' }]]]);
    await transact([insert('d')]);
    expect(transactions).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('are 100 at the most, in their order', async () => {
    const { transactions, transact } = database('', '');
    await Promise.all(Array.from({ length: 250 }, (_, n) => transact([insert(String(n))])));
    expect(transactions.map((names) => names.length)).toEqual([100, 100, 50]);
    expect(transactions.flat()).toEqual(Array.from({ length: 250 }, (_, n) => String(n)));
  });

  it('run each by itself where the statement of one is at fault', async () => {
    const { transactions, transact } = database('b', 'SQLITE_CONSTRAINT: UNIQUE');
    const settled = await Promise.allSettled(['a', 'b', 'c'].map((name) => transact([insert(name)])));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(transactions).toEqual([['a'], ['c']]);
  });

  it('fail together, and once, where the disk is full', async () => {
    const { transactions, transact } = database('b', 'SQLITE_FULL: database or disk is full');
    const settled = await Promise.allSettled(['a', 'b', 'c'].map((name) => transact([insert(name)])));
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(transactions).toEqual([]);
  });
});
