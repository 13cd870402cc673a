import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from './errors';
import type { Log } from './log';

const signals = ['SIGTERM', 'SIGINT'] as const;

interface StoppingOptions {
  /** Time in ms for which the stopping server still accepts requests. */
  delay: number;
  /** Time limit in ms for closing afterwards. */
  longest: number;
  /** Closes everything. */
  close: () => Promise<void>;
  log: Log;
}

/** Stops a server: it reports for a while that it is stopping, then closes. */
export function stoppingOf({ delay, longest, close, log }: StoppingOptions) {
  let retiring: Promise<void> | undefined;

  async function goOnThenClose(): Promise<void> {
    // The load balancer must notice it, and send requests elsewhere, before the port is closed.
    await wait(delay);
    await close();
  }
  const retire = () => (retiring ??= goOnThenClose());
  // Both supervisor and npm pass a signal on, so a second one is the same request.
  const onSignal = () => {
    void endedIn(delay + longest, retire, log).then((code) => process.exit(code));
  };

  return {
    /** Whether the server is stopping. */
    isStopping: () => retiring !== undefined,
    retire,
    /** Stops the server and ends the process on SIGTERM and SIGINT. */
    onSignals: () => signals.forEach((signal) => process.on(signal, onSignal)),
    /** Removes the signal handlers. */
    offSignals: () => signals.forEach((signal) => process.removeListener(signal, onSignal)),
  };
}

/**
 * Waits until everything is closed, up to a limit. Never rejects.
 * @param longest In ms.
 * @returns The exit code: 0 if everything was closed, 1 if closing failed or took too long.
 */
async function endedIn(longest: number, close: () => Promise<void>, log: Log): Promise<0 | 1> {
  try {
    if (await Promise.race([close().then(() => true), wait(longest, false)])) return 0;
    log(`The server did not stop within ${String(longest / 1000)} s and was ended.`, {
      level: 'error',
      event: 'stop_failed',
    });
  } catch (error) {
    log(`The server stopped with an error: ${describeError(error)}`, {
      level: 'error',
      event: 'stop_failed',
    });
  }
  return 1;
}
