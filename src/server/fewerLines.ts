/** How long a line is not written again, in ms. */
const quietFor = 60_000;
/** Lines that are remembered; above it all are written. */
const remembered = 200;

/**
 * Writes a line that comes again and again once a minute: a store that is away, asked by thousands, must not fill the disk.
 * @param log Writes one line.
 */
export function fewerLines(log: (line: string) => void, now: () => number = Date.now) {
  const known = new Map<string, { since: number; more: number }>();

  function tellOf(line: string, more: number): void {
    if (more > 0) log(`${String(more)} times more in the last minute: ${line}`);
  }
  /** Tells of what came again, and forgets it. @param all Also of what has not been quiet for a minute. */
  function forget(all: boolean): void {
    for (const [line, { since, more }] of known) {
      if (!all && Math.abs(now() - since) < quietFor) continue;
      known.delete(line);
      tellOf(line, more);
    }
  }

  return {
    /** Writes a line, or counts it where the same was written within the minute. */
    log(this: void, line: string): void {
      forget(false);
      const entry = known.get(line);
      if (entry) {
        entry.more += 1;
        return;
      }
      if (known.size < remembered) known.set(line, { since: now(), more: 0 });
      log(line);
    },
    /** Tells of all that was counted, as at the end. */
    flush: () => {
      forget(true);
    },
  };
}
