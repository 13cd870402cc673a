import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from './errors';

/**
 * Waits until everything is closed, but not for ever. Never rejects.
 * @param longest Milliseconds.
 * @returns The exit code: 0 when all is closed, 1 when that fails or takes too long.
 */
export async function closedIn(
  longest: number,
  close: () => Promise<void>,
  log: (line: string) => void,
): Promise<0 | 1> {
  const failed = (words: string) => {
    log(words);
    return 1 as const;
  };
  const closed = close().then(
    () => 0 as const,
    (error: unknown) => failed(`The server did not stop well: ${describeError(error)}`),
  );
  return (
    (await Promise.race([closed, wait(longest)])) ??
    failed(`The server did not stop within ${String(longest / 1000)} s and was ended.`)
  );
}
