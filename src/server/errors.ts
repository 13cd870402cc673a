/** The server cannot start here; its message is one line for the log. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Another process uses the database file. */
export class InUseError extends StartError {
  override name = 'InUseError';
}

/** The store failed. The cause is kept for the log and never shown to visitors. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Describes an error on one line, for the log. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `: ${describeError(error.cause)}`;
  return `${error.message}${cause}`.replace(/\s*\n\s*/g, ' ');
}
