/** What refusals are counted as, in the words of the log. */
export type Refusal = 'too many' | 'cross-site' | 'too large';

/** Counts refusals and tells of them once a minute: an attacker must not fill the disk with lines. */
export interface RefusalLog {
  count(refusal: Refusal): void;
  /** Writes what was counted since the last line, if anything was. */
  flush(): void;
}

/**
 * @param log Writes one line.
 * @param everyMs Shortest time between two lines.
 */
export function refusalLog(log: (line: string) => void, everyMs = 60_000): RefusalLog {
  const counts = new Map<Refusal, number>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const words = [...counts].map(([refusal, count]) => `${String(count)} ${refusal}`);
    counts.clear();
    log(`Refused in the last minute: ${words.join(', ')}`);
  }

  return {
    count(refusal) {
      counts.set(refusal, (counts.get(refusal) ?? 0) + 1);
      timer ??= setTimeout(flush, everyMs).unref();
    },
    flush,
  };
}
