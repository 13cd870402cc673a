/** How long a line is not written again, in ms. */
const quietFor = 60_000;
/** Lines that are remembered; above it all are written. */
const remembered = 200;

/**
 * Writes a line that comes again and again once a minute: a store that is away, asked by thousands, must not fill the disk.
 * @param log Writes one line.
 */
export function fewerLines(log: (line: string) => void) {
  const known = new Map<string, { more: number; timer: NodeJS.Timeout }>();

  /** Tells how often a line came again, and forgets it. */
  function tellOf(line: string): void {
    const { more = 0, timer } = known.get(line) ?? {};
    clearTimeout(timer);
    known.delete(line);
    if (more > 0) log(`${String(more)} times more in the last minute: ${line}`);
  }

  return {
    /** Writes a line, or counts it where the same was written within the minute. */
    log(this: void, line: string): void {
      const entry = known.get(line);
      if (entry) {
        entry.more += 1;
        return;
      }
      if (known.size < remembered) {
        const timer = setTimeout(tellOf, quietFor, line).unref();
        known.set(line, { more: 0, timer });
      }
      log(line);
    },
    /** Tells of all that was counted, as at the end. */
    flush: () => {
      for (const line of known.keys()) tellOf(line);
    },
  };
}
