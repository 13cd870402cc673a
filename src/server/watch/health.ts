import { setTimeout as wait } from 'node:timers/promises';

/** Returns `ok`, or the problem in a few words for the log. A rejection is a problem, too. */
export type HealthCheck = () => string | Promise<string>;

/** Named checks of whether the server can serve requests. */
export type Health = ReturnType<typeof healthChecks>;

/** Time limit in ms for one check. */
const checkTimeout = 3000;

/**
 * Conditions for this server to accept requests. Parts of the server add a check each; the names of failing checks are
 * public at `/readyz`, the reasons are not.
 * @param initial The initial checks by name.
 */
export function healthChecks(initial: Readonly<Record<string, HealthCheck>> = {}, timeout = checkTimeout) {
  const checks = new Map(Object.entries(initial));

  async function outcome(check: HealthCheck): Promise<string> {
    const waiting = new AbortController();
    try {
      const late = wait(timeout, 'does not answer in time', { signal: waiting.signal, ref: false });
      return await Promise.race([Promise.resolve().then(check), late]);
    } catch {
      return 'failed';
    } finally {
      waiting.abort();
    }
  }

  return {
    /** Adds or replaces a check. */
    add(name: string, check: HealthCheck): void {
      checks.set(name, check);
    },
    /** The failing checks with their reasons, by name; empty if all are fine. */
    async failing(): Promise<Record<string, string>> {
      const results = await Promise.all(
        [...checks].map(async ([name, check]) => [name, await outcome(check)] as const),
      );
      return Object.fromEntries(results.filter(([, result]) => result !== 'ok'));
    },
  };
}
