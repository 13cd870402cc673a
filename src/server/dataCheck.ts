import { DAY_MS } from '../domain/dates';
import { describeError } from './errors';
import type { Log } from './log';
import type { Store } from './store/Store';

/** Result of the last check of the stored data. */
export interface DataHealth {
  /** `unchecked` until the first check is done, and always if the database verifies its own data. */
  state: 'unchecked' | 'ok' | 'damaged';
  /** Time of the last check, ISO 8601 in UTC. */
  checkedAt?: string;
  /** The damage. */
  found?: string;
}

/** Delay in ms after the start, so that the first visitors are answered before. */
const defaultFirstDelay = 5000;

/**
 * Verifies the stored data soon after the start and each night at three o'clock in Nairobi: damage on the disk would
 * otherwise be noticed only when somebody needs the data.
 * @param options.first Milliseconds until the first check.
 */
export function dataCheck(options: {
  store: Pick<Store, 'check'>;
  log: Log;
  now: () => number;
  firstDelay?: number | undefined;
}) {
  const { store, log, now, firstDelay = defaultFirstDelay } = options;
  let health: DataHealth = { state: 'unchecked' };
  let checking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    try {
      const found = await store.check();
      if (found === undefined) return;
      const checkedAt = new Date(now()).toISOString();
      if (found === 'ok') {
        if (health.state === 'damaged') log('The database is whole again.', { event: 'data_whole' });
        health = { state: 'ok', checkedAt };
        return;
      }
      health = { state: 'damaged', checkedAt, found };
      log(
        `The database is damaged: ${found}. Keep a copy of the folder DATA_DIR, then restore the last good backup.`,
        { level: 'error', event: 'data_damaged' },
      );
    } catch (error) {
      log(`The database could not be checked: ${describeError(error)}`, {
        level: 'error',
        event: 'check_failed',
      });
    }
  }

  function scheduleNext(ms: number): void {
    timer = setTimeout(() => {
      checking = check();
      // Midnight in UTC; if the timer was a moment early, the next one.
      const untilNight = DAY_MS - (now() % DAY_MS);
      scheduleNext(untilNight < 60_000 ? untilNight + DAY_MS : untilNight);
    }, ms).unref();
  }

  return {
    /** Result of the last check. */
    health: (): DataHealth => health,
    start: () => {
      scheduleNext(firstDelay);
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      await checking;
    },
  };
}
