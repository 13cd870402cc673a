import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from './errors';
import type { Log } from './log';

const signals = ['SIGTERM', 'SIGINT'] as const;

interface StoppingOptions {
  /** Time in ms for which the stopping server still accepts requests. */
  delay: number;
  /** Time limit in ms for closing afterwards. */
  timeout: number;
  /** Closes everything. */
  close: () => Promise<void>;
  log: Log;
}

/** Stops a server: it reports for a while that it is stopping, then closes. */
export function gracefulStop({ delay, timeout, close, log }: StoppingOptions) {
  let draining: Promise<void> | undefined;

  async function drainThenClose(): Promise<void> {
    // The load balancer must notice it, and send requests elsewhere, before the port is closed.
    await wait(delay);
    await close();
  }
  const drain = () => (draining ??= drainThenClose());
  // Both supervisor and npm pass a signal on, so a second one is the same request.
  const onSignal = () => {
    void closeWithin(delay + timeout, drain, log).then((code) => process.exit(code));
  };

  return {
    /** Whether the server is stopping. */
    isStopping: () => draining !== undefined,
    drain,
    /** Stops the server and ends the process on SIGTERM and SIGINT. */
    onSignals: () => signals.forEach((signal) => process.on(signal, onSignal)),
    /** Removes the signal handlers. */
    offSignals: () => signals.forEach((signal) => process.removeListener(signal, onSignal)),
  };
}

/**
 * Waits until everything is closed, up to a limit. Never rejects.
 * @param timeout In ms.
 * @returns The exit code: 0 if everything was closed, 1 if closing failed or took too long.
 */
async function closeWithin(timeout: number, close: () => Promise<void>, log: Log): Promise<0 | 1> {
  try {
    if (await Promise.race([close().then(() => true), wait(timeout, false)])) return 0;
    log(`The server did not stop within ${String(timeout / 1000)} s and was ended.`, {
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
