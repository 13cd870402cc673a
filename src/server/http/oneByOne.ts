import { setImmediate as turn } from 'node:timers/promises';

/** The queue is full, so the work is refused. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * Runs costly work sequentially, and lets other requests run in between.
 * @param maxWaiting Maximum length of the queue; more is refused with a {@link BusyError}.
 */
export function oneByOne(maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let previous: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting > maxWaiting) return Promise.reject(new BusyError('Too much is asked for at once'));
    waiting += 1;
    const done = previous
      .then(() => turn())
      .then(work)
      .finally(() => (waiting -= 1));
    previous = done.catch(() => undefined);
    return done;
  };
}
