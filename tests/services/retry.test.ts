import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerTimeout,
  backoff,
  noAnswer,
  isTemporary,
  withRetries,
  type AttemptOutcome,
} from '../../src/services/retry';

/** Statuses with which a proxy or server can answer, and no answer at all. */
const anyStatus = fc.oneof(
  fc.constantFrom(noAnswer, 408, 425, 429, 502, 503, 504),
  fc.integer({ min: 200, max: 599 }),
);

/** One attempt: its duration and its outcome; a rejection is a broken connection. */
const anyTry = fc.record({
  took: fc.integer({ min: 0, max: 7_000 }),
  status: fc.option(anyStatus, { nil: undefined }),
  retryAfter: fc.option(
    fc.oneof(
      fc.integer({ min: 0, max: 40 }).map(String),
      fc.constantFrom('', 'soon', '-3', 'Sat, 21 Nov 2020 10:00:00 GMT', '1e9'),
    ),
    { nil: null },
  ),
  breaks: fc.boolean(),
});

type Plan = typeof anyTry extends fc.Arbitrary<infer One> ? One : never;

/** Runs the plan with its own clock; after the plan every attempt succeeds. */
async function run(plan: readonly Plan[], random: () => number = Math.random, tries?: number) {
  let time = 0;
  const starts: number[] = [];
  const waits: { duration: number; after: Plan | undefined }[] = [];
  const endings: (number | undefined)[] = [];
  const attempt = (): Promise<AttemptOutcome> => {
    const one = plan[starts.length];
    starts.push(time);
    time += one?.took ?? 0;
    endings.push(one ? (one.breaks ? noAnswer : one.status) : 200);
    if (one?.breaks) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(one ? { status: one.status, retryAfter: one.retryAfter } : { status: 200 });
  };
  const ending = await withRetries(attempt, {
    random,
    now: () => time,
    wait: (duration) => {
      waits.push({ duration, after: plan[starts.length - 1] });
      time += duration;
      return Promise.resolve();
    },
    ...(tries !== undefined && { tries }),
  });
  return { ending, starts, waits, endings, time };
}

const anyPlan = fc.array(anyTry, { minLength: 1, maxLength: 6 });
const anyChance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('whatever the line does', () => {
  test('only what passes by itself is tried again, four times at most', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, anyChance, async (plan, chance) => {
        const { ending, endings, starts } = await run(plan, () => chance);
        expect(starts.length).toBeLessThanOrEqual(4);
        for (const status of endings.slice(0, -1)) expect(isTemporary(status)).toBe(true);
        expect(ending.status).toBe(endings.at(-1));
      }),
    );
  });

  test('no try begins after the deadline', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, anyChance, async (plan, chance) => {
        const { starts } = await run(plan, () => chance);
        for (const start of starts) expect(start).toBeLessThan(answerTimeout);
      }),
    );
  });

  test('a pause is drawn between nothing and a bound that doubles, on top of what Retry-After asks', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, anyChance, async (plan, chance) => {
        const { waits } = await run(plan, () => chance);
        for (const [index, { duration, after }] of waits.entries()) {
          const seconds = /^\d+$/.exec((!after?.breaks && after?.retryAfter) || '');
          const asked = seconds ? Number(seconds[0]) * 1000 : 0;
          const bound = Math.min(backoff.max, backoff.first * 2 ** index);
          expect(duration).toBeGreaterThanOrEqual(asked);
          expect(duration - asked).toBeLessThanOrEqual(bound);
        }
      }),
    );
  });

  test('where a repetition would be taken twice, there is one try', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        expect((await run(plan, () => 0, 1)).starts).toHaveLength(1);
      }),
    );
  });
});

test.each([noAnswer, 408, 425, 429, 502, 503, 504, 520, 522, 526, 530])(
  'status %i is tried again',
  async (status) => {
    const { ending, starts } = await run([{ took: 0, status, retryAfter: null, breaks: false }], () => 0);
    expect(starts).toHaveLength(2);
    expect(ending).toEqual({ status: 200 });
  },
);

test.each([
  undefined,
  200,
  201,
  303,
  400,
  401,
  403,
  404,
  405,
  409,
  410,
  413,
  415,
  422,
  451,
  500,
  501,
  505,
  519,
  531,
])('status %s is final', async (status) => {
  const { starts } = await run([{ took: 0, status, retryAfter: '1', breaks: false }], () => 0);
  expect(starts).toHaveLength(1);
});

test('pauses grow, and chance spreads them over the whole bound', async () => {
  const broken = Array.from({ length: 4 }, () => ({ took: 0, status: 503, retryAfter: null, breaks: false }));
  const pauses = async (chance: number) => (await run(broken, () => chance)).waits.map((one) => one.duration);
  expect(await pauses(0)).toEqual([0, 0, 0]);
  expect(await pauses(0.5)).toEqual([300, 600, 1200]);
});

test('a Retry-After that is longer than the time left ends it', async () => {
  const plan = [{ took: 100, status: 429, retryAfter: '15', breaks: false }];
  expect(await run(plan, () => 0)).toMatchObject({ ending: { status: 429 }, starts: [0], waits: [] });
});

test('a Retry-After with a date asks for nothing: the phone has another clock', async () => {
  const inTenDays = new Date(Date.now() + 864_000_000).toUTCString();
  const plan = [{ took: 0, status: 503, retryAfter: inTenDays, breaks: false }];
  expect((await run(plan, () => 0)).waits[0]?.duration).toBe(0);
});

test('a try that never ends is given up, its request taken back, and that is no answer', async () => {
  let taken: AbortSignal | undefined;
  const ending = await withRetries(
    (signal) => {
      taken = signal;
      return new Promise<AttemptOutcome>(() => undefined);
    },
    { timeout: 30 },
  );
  expect(ending).toEqual({ status: noAnswer });
  expect(taken?.aborted).toBe(true);
});
