/** The server cannot start here; its message is one line for the log. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Another process has the database file. */
export class InUseError extends StartError {
  override name = 'InUseError';
}

/** The store did not answer. The cause is kept for the log and never shown to visitors. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** One line that says what went wrong, for the log. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `: ${describeError(error.cause)}`;
  return `${error.message}${cause}`.replace(/\s*\n\s*/g, ' ');
}
