import type { Log } from '../log';

/** Maximum number of lines per event and minute. */
const maxLines = 20;
const minute = 60_000;

/** A log that no number of requests can fill. */
export type LimitedLog = Log & { /** Logs at once what was left out. */ flush: () => void };

/**
 * Limits the lines that requests cause, by their event: an attacker must not fill the disk. Lines that are left out are
 * counted, and the count is logged after the minute.
 */
export function limitedLog(log: Log): LimitedLog {
  const written = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const [event, count] of written)
      if (count > maxLines)
        log(`Left out in the last minute: ${String(count - maxLines)} lines like the ones before`, {
          level: 'warn',
          event,
        });
    written.clear();
  }

  const limited: Log = (line, facts = {}) => {
    const { event, requestId, level } = facts;
    if (event !== undefined && requestId !== undefined && level !== 'debug') {
      const count = (written.get(event) ?? 0) + 1;
      written.set(event, count);
      timer ??= setTimeout(flush, minute).unref();
      if (count > maxLines) return;
    }
    log(line, facts);
  };
  return Object.assign(limited, { flush });
}
