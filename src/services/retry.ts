/** Time in ms in which all tries of one press must end. */
export const answerTimeout = 15_000;

/** Longest wait in ms for one try: a connection that stalls is given up while there is time for a fresh one. */
const longestTry = 8_000;

const maxAttempts = 4;

/** Bounds in ms of what is waited at random between tries: the first, doubled each time, up to the longest. */
export const backoff = { first: 600, longest: 4_000 } as const;

/** Stands for a try without any answer. */
export const noAnswer = 0;

/** What passes by itself: no answer, a time-out, too early, too many, and proxies without their server. */
export const passing: ReadonlySet<number | undefined> = new Set([noAnswer, 408, 425, 429, 502, 503, 504]);

/** How a try ended, as far as the next one depends on it. */
export interface Ending {
  /** HTTP status, or {@link noAnswer}; `undefined` where another try would end the same. */
  status: number | undefined;
  /** The answer's Retry-After: seconds, or a date. */
  retryAfter?: string | null;
}

/** Choices of trying again; the clock and chance can be put in by tests. */
export interface RetryOptions {
  /** Time in ms in which all tries must end. */
  timeout?: number;
  /** Most tries; 1 where the other side could take the same twice. */
  tries?: number;
  /** A number from 0 up to 1. */
  random?: () => number;
  /** Waits so many ms. */
  wait?: (duration: number) => Promise<void>;
  /** Milliseconds of a clock that never jumps. */
  now?: () => number;
}

/** Whether the browser knows that it is offline. */
export function isOffline(): boolean {
  return (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false;
}

const pause = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));

/** What Retry-After asks for, in ms; 0 where it says nothing that can be understood. */
function askedFor(retryAfter: string | null | undefined): number {
  if (!retryAfter) return 0;
  const asked = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Math.max(0, asked) || 0;
}

/** One try, given up after so many ms, whether or not it heeds its signal. */
async function limited<End extends Ending>(
  attempt: (signal: AbortSignal) => Promise<End>,
  duration: number,
): Promise<End | { status: typeof noAnswer }> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<{ status: typeof noAnswer }>((resolve) => {
    timer = setTimeout(() => {
      abort.abort();
      // An answer whose text alone was late counts: the abort ends it in the same moment.
      setTimeout(resolve, 0, { status: noAnswer });
    }, duration);
  });
  const tried = attempt(abort.signal).catch(() => ({ status: noAnswer }) as const);
  try {
    return await Promise.race([tried, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Tries until it is settled, quietly: what passes by itself is tried again after a while that grows and is drawn at
 * random, so that many visitors do not come back at the same moment. All tries of one press share one deadline.
 * @param attempt Never needs to throw; a rejection is no answer.
 * @returns How the last try ended.
 */
export async function withRetries<End extends Ending>(
  attempt: (signal: AbortSignal) => Promise<End>,
  {
    timeout = answerTimeout,
    tries = maxAttempts,
    random = Math.random,
    wait = pause,
    now,
  }: RetryOptions = {},
): Promise<End | { status: typeof noAnswer }> {
  const clock = now ?? (() => performance.now());
  const end = clock() + timeout;
  for (let count = 1; ; count += 1) {
    const last = count >= tries;
    const left = end - clock();
    const ending = await limited(attempt, last ? left : Math.min(longestTry, left));
    if (last || !passing.has(ending.status)) return ending;
    const drawn = random() * Math.min(backoff.longest, backoff.first * 2 ** (count - 1));
    const asked = 'retryAfter' in ending ? askedFor(ending.retryAfter) : 0;
    // A little after the time that Retry-After names, so that not all come back at once.
    const delay = asked + drawn;
    if (clock() + delay >= end) return ending;
    await wait(delay);
    // A browser asleep wakes timers late.
    if (clock() >= end) return ending;
  }
}
