/** What the browser tells about the connection, where it does. */
interface Connection {
  /** Whether the visitor asks for less data. */
  saveData?: boolean;
  /** How fast it has been lately: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** The connection as it is now; it may change while a page is open. */
const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the visitor asks for less data. */
export const isSaveData = (): boolean => !!connection().saveData;

/**
 * Whether nothing may be fetched ahead now.
 * @param slow Kinds of connection that are too slow for it.
 */
export function isConstrainedConnection(slow: RegExp): boolean {
  return isSaveData() || slow.test(connection().effectiveType ?? '');
}
