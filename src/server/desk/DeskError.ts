/** Why the desk could not do something. */
export type DeskFailure = 'not_found' | 'conflict' | 'failed';

/** The desk could not do it; the message is for staff. */
export class DeskError extends Error {
  override name = 'DeskError';

  constructor(
    readonly code: DeskFailure,
    message: string,
  ) {
    super(message);
  }
}
