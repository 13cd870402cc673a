/** An invalid command line; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}
