import { setTimeout as wait } from 'node:timers/promises';

/** Says `ok`, or in a few words for the log what is wrong. One that rejects is wrong too. */
export type HealthCheck = () => string | Promise<string>;

/** Named checks of whether the server can do its work. */
export type Health = ReturnType<typeof healthChecks>;

/** Longest wait for one check, in ms. */
const longestCheck = 3000;

/**
 * What has to hold for this server to take requests. Parts of it add a check each; the names are public at `/readyz`, what
 * is wrong is not.
 * @param given The first checks by their names.
 */
export function healthChecks(given: Readonly<Record<string, HealthCheck>> = {}, longest = longestCheck) {
  const checks = new Map(Object.entries(given));

  async function outcome(check: HealthCheck): Promise<string> {
    const waiting = new AbortController();
    try {
      const late = wait(longest, 'does not answer in time', { signal: waiting.signal, ref: false });
      return await Promise.race([Promise.resolve().then(check), late]);
    } catch {
      return 'failed';
    } finally {
      waiting.abort();
    }
  }

  return {
    /** Adds a check, or puts another in its place. */
    add(name: string, check: HealthCheck): void {
      checks.set(name, check);
    },
    /** What is wrong now, by the name of its check; nothing where all is well. */
    async failing(): Promise<Record<string, string>> {
      const found = await Promise.all(
        [...checks].map(async ([name, check]) => [name, await outcome(check)] as const),
      );
      return Object.fromEntries(found.filter(([, said]) => said !== 'ok'));
    },
  };
}
