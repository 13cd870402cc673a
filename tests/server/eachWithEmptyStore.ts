import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../../src/server/store/Store';

/** Opens an empty store with a clock of the test's own. */
export type OpenEmptyStore = (now: () => Date) => Promise<Store>;

/**
 * Gives each test an empty store on 21 November 2026, 8:00, and closes it afterwards.
 * @param use Takes the store of the test that begins.
 * @returns Lets so many ms pass.
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
