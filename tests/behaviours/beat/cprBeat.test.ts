import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countDown, followRhythm } from '../../../src/behaviours/beat/cprBeat';
import { beat, breathsTime, type CprRhythm } from '../../../src/behaviours/beat/cprRhythm';

const minute = 60_000;
let abort: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Makes each timer late by up to this many ms, deterministically. */
function busyPhone(late: number): void {
  const onTime = globalThis.setTimeout;
  let seed = 7;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void, time = 0) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return onTime(work, time + (seed / 2_147_483_647) * late);
  });
}

/** What began at this time, and ends with the test. */
const timing = (start: number) => ({ now: () => performance.now(), start, signal: abort.signal });

/** Records a rhythm for a time: the pushes as shown and as their sounds are scheduled, with the time after the start. */
function follow(rhythm: CprRhythm, time: number) {
  const start = performance.now();
  const shown: [at: number, push: number][] = [];
  const planned: [due: number, ahead: number][] = [];
  followRhythm(
    rhythm,
    {
      onCue: ({ push }) => shown.push([performance.now() - start, push]),
      onNext: (_, due) => planned.push([due - start, due - performance.now()]),
    },
    timing(start),
  );
  vi.advanceTimersByTime(time);
  return { shown, planned };
}

describe('the rhythm', () => {
  it.each([0, 30, 200])(
    'is within 1 %% of 110 a minute over two minutes, where each timer is up to %d ms late',
    (late) => {
      if (late > 0) busyPhone(late);
      const { shown, planned } = follow('pushes', 2 * minute + 1);
      expect(Math.abs(shown.length / 2 / 110 - 1)).toBeLessThan(0.01);
      shown.forEach(([at, push], index) => {
        // A delay affects only its own timer, not later ones.
        expect(at - index * beat).toBeGreaterThan(-2.1);
        expect(at - index * beat).toBeLessThan(late + 2);
        expect(push).toBe((index % 30) + 1);
      });
      planned.forEach(([due], index) => expect(due).toBeCloseTo(index * beat, 6));
    },
  );

  it('plans each sound about a beat ahead', () => {
    busyPhone(200);
    const { planned } = follow('pushes', minute);
    for (const [, ahead] of planned.slice(1)) expect(ahead).toBeGreaterThan(beat - 203);
  });

  it('after a hold-up goes on with the push that is due, without making up for the others', () => {
    const { shown } = follow('pushes', 1000);
    const before = shown.length;
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 5000);
    vi.advanceTimersByTime(600);
    expect(shown.slice(before).map(([, push]) => push)).toEqual([12]);
  });

  it('leaves time for two breaths after 30 pushes', () => {
    const { shown } = follow('breaths', minute);
    const breaths = shown.filter(([, push]) => push === 0);
    expect(breaths.length).toBeGreaterThan(1);
    expect(shown.findIndex(([, push]) => push === 0)).toBe(30);
    const [begin] = shown[30] ?? [];
    const [after, push] = shown[31] ?? [];
    expect(push).toBe(1);
    expect(Math.abs((after ?? 0) - (begin ?? 0) - breathsTime)).toBeLessThan(3);
  });

  it.each([40_000, 40_300, 3_599_900])(
    'that began %d ms ago goes on with the push of now, and plans only what is still to come',
    (ago) => {
      const shown: [at: number, push: number][] = [];
      const planned: number[] = [];
      const now = performance.now();
      followRhythm(
        'pushes',
        {
          onCue: ({ push }) => shown.push([performance.now() - now, push]),
          onNext: (_, due) => planned.push(due - now),
        },
        timing(now - ago),
      );
      vi.advanceTimersByTime(10 * beat);
      const first = Math.floor(ago / beat);
      expect(shown[0]).toEqual([0, (first % 30) + 1]);
      expect(shown[1]?.[1]).toBe(((first + 1) % 30) + 1);
      expect(planned[0]).toBeCloseTo((first + 1) * beat - ago, 6);
      expect(Math.min(...planned)).toBeGreaterThan(0);
      expect(vi.getTimerCount()).toBe(1);
    },
  );

  it('ends with its signal', () => {
    const { shown } = follow('pushes', 1000);
    const before = shown.length;
    abort.abort();
    vi.advanceTimersByTime(minute);
    expect(shown).toHaveLength(before);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the count-down', () => {
  it.each([0, 300])('goes from 120 to 1 and begins anew, where each timer is up to %d ms late', (late) => {
    if (late > 0) busyPhone(late);
    const start = performance.now();
    const seconds: [at: number, left: number, changes: number][] = [];
    countDown((left, changes) => seconds.push([performance.now() - start, left, changes]), timing(start));
    vi.advanceTimersByTime(2 * minute + 3000);
    expect(seconds[0]).toEqual([0, 120, 0]);
    for (const [at, left, changes] of seconds) {
      expect(Math.abs(120 - left + changes * 120 - at / 1000)).toBeLessThan(0.51 + late / 1000);
    }
    expect(seconds.map(([, left]) => left).filter((left) => left === 120)).toHaveLength(2);
    expect(seconds.at(-1)?.[2]).toBe(1);
  });
});
