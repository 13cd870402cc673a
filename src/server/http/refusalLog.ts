import type { Log } from '../log';

/** Codes of refusals that an attack causes in large numbers, with their text in the log. */
const counted: Readonly<Record<string, string>> = {
  too_many_requests: 'too many',
  cross_site: 'cross-site',
  too_large: 'too large',
};

/** Counts of refusals. */
export type RefusalLog = ReturnType<typeof refusalLog>;

/** Counts refusals and logs them at most once a minute: an attacker must not fill the disk. */
export function refusalLog(log: Log) {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  /** Logs what was counted since the last line, if anything was. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const words = [...counts].map(([refusal, count]) => `${String(count)} ${refusal}`);
    counts.clear();
    log(`Refused in the last minute: ${words.join(', ')}`, { event: 'refused' });
  }

  return {
    /** Counts a problem if it is one of these refusals. @param code Of the problem. */
    count(code: string): void {
      const refusal = counted[code];
      if (refusal === undefined) return;
      counts.set(refusal, (counts.get(refusal) ?? 0) + 1);
      timer ??= setTimeout(flush, 60_000).unref();
    },
    flush,
  };
}
