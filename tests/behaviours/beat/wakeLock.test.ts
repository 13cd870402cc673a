import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepScreenOn } from '../../../src/behaviours/beat/wakeLock';

let abort: AbortController;
let states: boolean[];

/** Lets all promises settle. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const press = () => document.body.click();
const show = (hidden = false) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const keep = () => {
  keepScreenOn((isOn) => states.push(isOn), abort.signal);
};

/** A wake lock that the test can release. @param isBrief Whether the system releases it at once. */
function fakeLocks(isBrief = false) {
  const locks: (EventTarget & { release: () => Promise<void> })[] = [];
  const request = vi.spyOn(navigator.wakeLock, 'request').mockImplementation(() => {
    const lock = Object.assign(new EventTarget(), {
      ...{ onrelease: null, released: false, type: 'screen' as const },
      release: vi.fn(() => {
        lock.dispatchEvent(new Event('release'));
        return Promise.resolve();
      }),
    });
    locks.push(lock);
    if (isBrief) queueMicrotask(() => queueMicrotask(() => void lock.release()));
    return Promise.resolve(lock);
  });
  return { locks, request };
}

beforeEach(() => {
  abort = new AbortController();
  states = [];
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a lock that is given', () => {
  it('is asked for once, and given back at the end', async () => {
    const { locks, request } = fakeLocks();
    keep();
    press();
    await settle();
    press();
    await settle();
    expect(request).toHaveBeenCalledTimes(1);
    expect(states).toEqual([true]);
    abort.abort();
    expect(locks[0]?.release).toHaveBeenCalledTimes(1);
    expect(states).toEqual([true, false]);
    press();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is given back at once where it comes after the end', async () => {
    const { locks } = fakeLocks();
    keep();
    abort.abort();
    await settle();
    expect(locks[0]?.release).toHaveBeenCalledTimes(1);
    expect(states).toEqual([]);
  });

  it.each([
    ['when the page is shown again', () => show()],
    ['at the next press', press],
  ])('and taken away is asked for again %s, not before', async (_, again) => {
    const { locks, request } = fakeLocks();
    keep();
    await settle();
    locks[0]?.dispatchEvent(new Event('release'));
    await settle();
    expect(states).toEqual([true, false]);
    expect(request).toHaveBeenCalledTimes(1);
    again();
    await settle();
    expect(request).toHaveBeenCalledTimes(2);
    expect(states).toEqual([true, false, true]);
  });

  it('is not asked for while the page is hidden', async () => {
    const { locks, request } = fakeLocks();
    keep();
    await settle();
    locks[0]?.dispatchEvent(new Event('release'));
    show(true);
    await settle();
    expect(request).toHaveBeenCalledTimes(1);
  });
});

describe('a lock that is refused', () => {
  it.each([
    [
      'with an error',
      () =>
        vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('no', 'NotAllowedError')),
    ],
    ['by taking it away at once, as to save the battery', () => fakeLocks(true).request],
  ])('%s is asked for once, and once more at each press', async (_, refuse) => {
    const request = refuse();
    keep();
    await settle();
    await settle();
    expect(request).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe(false);
    for (let time = 0; time < 3; time += 1) {
      press();
      await settle();
    }
    await settle();
    expect(request).toHaveBeenCalledTimes(4);
  });

  it('by a browser that has the name alone does not fail', () => {
    vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue(undefined as unknown as WakeLock);
    expect(keep).not.toThrow();
    expect(states).toEqual([]);
  });
});
