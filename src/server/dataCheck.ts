import { DAY_MS } from '../domain/dates';
import { describeError } from './errors';
import type { Log } from './log';
import type { Store } from './store/Store';

/** What is known of the stored data. */
export interface DataHealth {
  /** `unchecked` until the first check is done, and for good where the store sees to its data itself. */
  state: 'unchecked' | 'ok' | 'damaged';
  /** Time of the last check, ISO 8601 in UTC. */
  checkedAt?: string;
  /** What was wrong. */
  found?: string;
}

/** After the start, when the first visitors have been answered, in ms. */
const usualFirst = 5000;

/**
 * Reads the stored data through soon after the start and each night at three o'clock in Nairobi: damage on
 * the disk would otherwise be noticed only when somebody needs the data.
 * @param options.first Milliseconds until the first check.
 */
export function dataCheck(options: {
  store: Pick<Store, 'check'>;
  log: Log;
  now: () => number;
  first?: number | undefined;
}) {
  const { store, log, now, first = usualFirst } = options;
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

  function plan(ms: number): void {
    timer = setTimeout(() => {
      checking = check();
      // Midnight in UTC; the next one, where the timer came a moment early.
      const untilNight = DAY_MS - (now() % DAY_MS);
      plan(untilNight < 60_000 ? untilNight + DAY_MS : untilNight);
    }, ms).unref();
  }

  return {
    /** What the last check found. */
    health: (): DataHealth => health,
    start: () => {
      plan(first);
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      await checking;
    },
  };
}
