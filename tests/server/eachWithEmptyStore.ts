import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../../src/server/store/Store';

/** Opens an empty store with the test's own clock. */
export type OpenEmptyStore = (now: () => Date) => Promise<Store>;

/**
 * Gives each test an empty store on 21 November 2026, 8:00, and closes it afterwards.
 * @param use Called with the store before each test.
 * @returns A function that moves the clock by some ms.
 */
export function eachWithEmptyStore(open: OpenEmptyStore, use: (store: Store) => void): (ms: number) => void {
  let store: Store;
  let time: number;
  beforeEach(async () => {
    time = Date.parse('2026-11-21T08:00:00Z');
    store = await open(() => new Date(time));
    use(store);
  });
  afterEach(() => store.close());
  return (ms) => {
    time += ms;
  };
}
