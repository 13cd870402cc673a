import { setImmediate as turn } from 'node:timers/promises';

/** Too much waits already, so this is not done. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * Does costly work one after the other, and lets other requests in between.
 * @param mostWaiting What may wait; more is refused with a {@link BusyError}.
 */
export function oneByOne(mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting > mostWaiting) return Promise.reject(new BusyError('Too much is asked for at once'));
    waiting += 1;
    const done = last
      .then(() => turn())
      .then(work)
      .finally(() => (waiting -= 1));
    last = done.catch(() => undefined);
    return done;
  };
}
