import { StoreError } from '../errors';
import type { CopyContent } from './copyProcess';

/** A value in a row. */
export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;

/** A statement with `?` as placeholders. */
export interface Statement {
  sql: string;
  values?: readonly SqlValue[];
}

/** How a backup is written. */
export interface BackupOptions {
  /** Ends it. */
  signal?: AbortSignal | undefined;
  /** Its final path in the same folder, which may tell what it holds. Default: the given one. */
  rename?: (content: CopyContent) => string;
}

/** A backup that was written. */
export interface WrittenCopy extends CopyContent {
  file: string;
}

/** The database operations that the store needs. Every failure is a `StoreError`. */
export interface Driver {
  readonly kind: 'libsql' | 'postgres';
  /** Runs one statement in a transaction of its own. */
  run(statement: Statement): Promise<SqlRow[]>;
  /** Runs statements in one transaction. @param lock Transactions with the same lock name run one after the other. */
  runAll(statements: readonly Statement[], lock?: string): Promise<SqlRow[][]>;
  /** Changes the tables in one transaction, one server after the other, however long that takes. */
  changeTables(statements: readonly Statement[]): Promise<void>;
  /** Gives space that deleted rows have left back to the disk. */
  shrink(): Promise<void>;
  /** Verifies all data. @returns `ok` or the damage; undefined if the database verifies its data itself. */
  check(): Promise<string | undefined>;
  /** Writes a backup to a new file. An erasure ends it, and it is made again. @throws {BackupError} With the reason. */
  backup(file: string, options?: BackupOptions): Promise<WrittenCopy>;
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
