/** How long a line is not written again, in ms. */
const quietFor = 60_000;
/** Number of lines that are remembered; further lines are written each time. */
const remembered = 200;

/**
 * Writes a repeated line once a minute: an outage that thousands of visitors meet must not fill the disk with log.
 * @param log Writes one line.
 */
export function fewerLines(log: (line: string) => void) {
  const known = new Map<string, { more: number; timer: NodeJS.Timeout }>();

  /** Writes how often a line was repeated, and forgets it. */
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
