import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beat, breathsTime } from '../../../src/behaviours/beat/cprRhythm';
import { number, openCprPage, part, screen, start } from './cprTestPage';

/** Puts the page out of sight, as the dialler does, or back in sight. */
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
let page: ReturnType<typeof openCprPage>;

beforeEach(() => {
  page = openCprPage();
});
afterEach(() => {
  page.close();
});

describe('out of sight', () => {
  const sent = () => [
    number(),
    part('time').textContent,
    part('minutes').textContent,
    screen().dataset['change'],
  ];

  it.each([
    ['the dialler', hide],
    [
      'the cache of the browser, which some fire no visibilitychange for',
      (hidden: boolean) =>
        dispatchEvent(new PageTransitionEvent(hidden ? 'pagehide' : 'pageshow', { persisted: true })),
    ],
  ])('%s for 40 s: nothing runs meanwhile, and all goes on as if it had never been', (_, leave) => {
    start();
    vi.advanceTimersByTime(50_000);
    leave(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(40_000);
    leave(false);
    expect(screen().open).toBe(true);
    expect(vi.getTimerCount()).toBe(2);
    const push = Math.floor(90_000 / beat) + 1;
    expect(sent()).toEqual([String(((push - 1) % 30) + 1), '0:30', '1', undefined]);
    expect(part('status').textContent).toBe('Since you began 1 min');
    vi.advanceTimersByTime(beat);
    expect(number()).toBe(String((push % 30) + 1));
  });

  it('again and again: no timers pile up', () => {
    start();
    for (let time = 0; time < 20; time += 1) {
      hide(true);
      hide(true);
      vi.advanceTimersByTime(700);
      hide(false);
      hide(false);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }
    expect(vi.getTimerCount()).toBe(2);
  });

  it('in the breaths: back for the pushes, which is announced', () => {
    start('breaths');
    vi.advanceTimersByTime(30 * beat + 1000);
    hide(true);
    vi.advanceTimersByTime(breathsTime);
    hide(false);
    expect(screen().dataset['phase']).toBe('push');
    expect(number()).toBe('2');
  });

  it('when places were to be changed: that is announced on the return', () => {
    start();
    vi.advanceTimersByTime(100_000);
    hide(true);
    vi.advanceTimersByTime(40_000);
    hide(false);
    expect([screen().dataset['change'], part('status').textContent]).toEqual([
      'now',
      'Change places now. Alone? Go on.',
    ]);
    vi.advanceTimersByTime(5500);
    expect(screen().hasAttribute('data-change')).toBe(false);
    expect(part('time').textContent).toBe('1:35');
  });

  it.each([
    [180_000, '3'],
    [10_000, '0'],
    // A wall clock that was set meanwhile: nobody pushes for a day, and no time is taken away.
    [86_400_000, '0'],
    [-50_000, '0'],
  ])('while the device sleeps and its clock stands still, for %d ms by the wall clock', (slept, minutes) => {
    const wall = vi.spyOn(Date, 'now').mockReturnValue(1e12);
    start();
    hide(true);
    wall.mockReturnValue(1e12 + slept);
    hide(false);
    expect(part('minutes').textContent).toBe(minutes);
    vi.advanceTimersByTime(beat);
    expect(vi.getTimerCount()).toBe(2);
  });

  it('and stopped there is nothing left', () => {
    vi.spyOn(history, 'back').mockReturnValue();
    start();
    hide(true);
    page.detach();
    hide(false);
    expect(vi.getTimerCount()).toBe(0);
    expect(screen().open).toBe(false);
  });
});
