import { StoreError } from '../errors';

/** A value in a row. */
export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;

/** A statement with `?` for each value. */
export interface Statement {
  sql: string;
  values?: readonly SqlValue[];
}

/** The little that the store needs of a database. Every failure is a `StoreError`. */
export interface Driver {
  readonly kind: 'libsql' | 'postgres';
  /** Runs one statement, by itself all or nothing. */
  run(statement: Statement): Promise<SqlRow[]>;
  /** Runs statements in one transaction. @param lock Runs alone among all transactions with the same word. */
  runAll(statements: readonly Statement[], lock?: string): Promise<SqlRow[][]>;
  /** Reads all data through. @returns `ok` or what is wrong; nothing where the database sees to that itself. */
  check(): Promise<string | undefined>;
  /** Writes a copy to a new file. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Runs work on a database. @throws {StoreError} With this message and the failure as its cause. */
export async function guarded<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StoreError(message, { cause: error });
  }
}
