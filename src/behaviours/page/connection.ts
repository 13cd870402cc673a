/** What some browsers report about the connection. */
interface Connection {
  /** Whether the visitor asks for less data. */
  saveData?: boolean;
  /** Recent speed: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** The current connection; it may change while a page is open. */
const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the visitor asks for less data. */
export const isSaveData = (): boolean => !!connection().saveData;

/**
 * Whether prefetching should be avoided now.
 * @param slow Matches the effective types that are too slow for it.
 */
export function isConstrainedConnection(slow: RegExp): boolean {
  return isSaveData() || slow.test(connection().effectiveType ?? '');
}
