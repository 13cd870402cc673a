import { isServerDown } from '../domain/serverDown';

/** Time limit in ms for all attempts of one submission. */
export const answerTimeout = 15_000;

/** Time limit in ms for one attempt: a stalled connection is given up while there is time for a new one. */
const attemptTimeout = 8_000;

const maxAttempts = 4;

/** Bounds in ms of the random delay between attempts: the first one doubles each time, up to the longest. */
export const backoff = { first: 600, max: 4_000 } as const;

/** Status of an attempt without any answer. */
export const noAnswer = 0;

/** Whether a failure is temporary: no answer, a time-out, too early, too many requests, or a proxy without its server. */
export const isTemporary = (status: number | undefined): boolean =>
  status !== undefined && (status === noAnswer || [408, 425, 429].includes(status) || isServerDown(status));

/** Outcome of an attempt, as far as a retry depends on it. */
export interface AttemptOutcome {
  /** HTTP status, or {@link noAnswer}; `undefined` if another attempt would fail in the same way. */
  status: number | undefined;
  /** The answer's Retry-After header. */
  retryAfter?: string | null;
}

/** Options of the retries; tests replace clock and random numbers. */
export interface RetryOptions {
  /** Time limit in ms for all attempts. */
  timeout?: number;
  /** Maximum number of attempts; 1 if the other side is not idempotent. */
  tries?: number;
  /** A number from 0 up to 1. */
  random?: () => number;
  /** Waits the given number of ms. */
  wait?: (duration: number) => Promise<void>;
  /** A monotonic clock, in ms. */
  now?: () => number;
}

/** Whether the browser says that it is offline: a hint, since some browsers say so while they are online. */
export function isOffline(): boolean {
  return (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false;
}

const pause = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));

/** The delay that Retry-After asks for, in ms; 0 if it is missing, or a date: the phone's clock may be days off. */
function parseRetryAfter(retryAfter: string | null | undefined): number {
  return /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : 0;
}

/** No answer came. */
interface Unanswered {
  status: typeof noAnswer;
  /** The only attempt failed, and the browser says that it is offline. */
  offline?: true;
}

/** One attempt, given up after a time limit in ms, even if it ignores its signal. */
async function withTimeout<End extends AttemptOutcome>(
  attempt: (signal: AbortSignal) => Promise<End>,
  duration: number,
): Promise<End | { status: typeof noAnswer }> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<{ status: typeof noAnswer }>((resolve) => {
    timer = setTimeout(() => {
      abort.abort();
      // An answer whose body was too late still counts: aborting ends it at the same moment.
      setTimeout(resolve, 0, { status: noAnswer });
    }, duration);
  });
  const attempted = attempt(abort.signal).catch(() => ({ status: noAnswer }) as const);
  try {
    return await Promise.race([attempted, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Repeats an attempt until its outcome is final: temporary failures are retried after a growing random delay, so that many
 * visitors do not retry at the same moment. All attempts of one submission share one deadline.
 * @param attempt Need not throw; a rejection counts as no answer.
 * @returns The outcome of the last attempt.
 */
export async function withRetries<End extends AttemptOutcome>(
  attempt: (signal: AbortSignal) => Promise<End>,
  {
    timeout = answerTimeout,
    tries = maxAttempts,
    random = Math.random,
    wait = pause,
    now,
  }: RetryOptions = {},
): Promise<End | Unanswered> {
  const clock = now ?? (() => performance.now());
  const end = clock() + timeout;
  for (let count = 1; ; count += 1) {
    const last = count >= tries;
    const left = end - clock();
    const outcome = await withTimeout(attempt, last ? left : Math.min(attemptTimeout, left));
    if (last || !isTemporary(outcome.status)) return outcome;
    // The hint is right: another attempt waits until the visitor is online again.
    if (count === 1 && outcome.status === noAnswer && isOffline()) return { status: noAnswer, offline: true };
    const randomDelay = random() * Math.min(backoff.max, backoff.first * 2 ** (count - 1));
    const requestedDelay = 'retryAfter' in outcome ? parseRetryAfter(outcome.retryAfter) : 0;
    // A little after the time that Retry-After names, so that not all clients return at once.
    const delay = requestedDelay + randomDelay;
    if (clock() + delay >= end) return outcome;
    await wait(delay);
    // A suspended browser runs timers late.
    if (clock() >= end) return outcome;
  }
}
