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
  /** Writes a copy to a new file. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
