/** An operation of the desk failed; the message is for staff. */
export class DeskError extends Error {
  override name = 'DeskError';

  constructor(
    readonly code: 'not_found' | 'conflict' | 'failed',
    message: string,
  ) {
    super(message);
  }
}

/** Returns a value that must exist. @throws {DeskError} If it does not. */
export function found<T>(value: T | undefined | false, what: string, id: string): T {
  if (value === undefined || value === false) throw new DeskError('not_found', `There is no ${what} ${id}.`);
  return value;
}
