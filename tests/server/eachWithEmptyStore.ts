import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../../src/server/store/Store';

/** Opens an empty store with the test's own clock, and the time that has passed in ms. */
export type OpenEmptyStore = (now: () => Date, elapsed: () => number) => Promise<Store>;

/**
 * Gives each test an empty store on 21 November 2026, 8:00, and closes it afterwards.
 * @param use Called with the store before each test.
 * @returns A function that lets some ms pass; with `jump` the clock alone is moved.
 */
export function eachWithEmptyStore(
  open: OpenEmptyStore,
  use: (store: Store) => void,
): (ms: number, how?: 'pass' | 'jump') => void {
  let store: Store;
  let time: number;
  let passed: number;
  beforeEach(async () => {
    time = Date.parse('2026-11-21T08:00:00Z');
    passed = 0;
    store = await open(
      () => new Date(time),
      () => passed,
    );
    use(store);
  });
  afterEach(() => store.close());
  return (ms, how = 'pass') => {
    time += ms;
    if (how === 'pass') passed += ms;
  };
}
