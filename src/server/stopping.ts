import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from './errors';
import type { Log } from './log';

const signals = ['SIGTERM', 'SIGINT'] as const;

interface StoppingOptions {
  /** Milliseconds for which the server still takes requests once it is told to stop. */
  delay: number;
  /** Milliseconds that closing may take afterwards. */
  longest: number;
  /** Closes everything. */
  close: () => Promise<void>;
  log: Log;
}

/** How a server stops: it says so for a while, then closes. */
export function stoppingOf({ delay, longest, close, log }: StoppingOptions) {
  let retiring: Promise<void> | undefined;

  async function goOnThenClose(): Promise<void> {
    // A balancer has to see it, and to send its requests elsewhere, before the port is closed.
    await wait(delay);
    await close();
  }
  const retire = () => (retiring ??= goOnThenClose());
  // Supervisor and npm both pass a signal on: the second is the first once more.
  const onSignal = () => {
    void endedIn(delay + longest, retire, log).then((code) => process.exit(code));
  };

  return {
    /** Whether the server has been told to stop. */
    isStopping: () => retiring !== undefined,
    retire,
    /** Retires and ends the process on SIGTERM and SIGINT. */
    onSignals: () => signals.forEach((signal) => process.on(signal, onSignal)),
    /** Leaves the signals alone again. */
    offSignals: () => signals.forEach((signal) => process.removeListener(signal, onSignal)),
  };
}

/**
 * Waits until everything is closed, but not for ever. Never rejects.
 * @param longest Milliseconds.
 * @returns The exit code: 0 when all is closed, 1 when that fails or takes too long.
 */
async function endedIn(longest: number, close: () => Promise<void>, log: Log): Promise<0 | 1> {
  try {
    if (await Promise.race([close().then(() => true), wait(longest, false)])) return 0;
    log(`The server did not stop within ${String(longest / 1000)} s and was ended.`, {
      level: 'error',
      event: 'stop_failed',
    });
  } catch (error) {
    log(`The server did not stop well: ${describeError(error)}`, { level: 'error', event: 'stop_failed' });
  }
  return 1;
}
