import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineBehaviour } from '../../src/behaviours/attach';

let element: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  element = document.createElement('div');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a behaviour that fails to attach', () => {
  let calls = 0;
  let count = 0;
  const failing = defineBehaviour('failing', (target, signal) => {
    calls += 1;
    target.addEventListener('press', () => (count += 1), { signal });
    throw new Error('a selector that is not known');
  });
  beforeEach(() => {
    calls = 0;
    count = 0;
  });

  it('does not throw to the caller, and is reported as an uncaught error, once', () => {
    const detach = failing(element);
    expect(failing(element)).toBe(detach);
    expect(calls).toBe(1);
    expect(vi.getTimerCount()).toBe(1);
    expect(() => vi.runAllTimers()).toThrow('a selector that is not known');
    expect(() => vi.runAllTimers()).not.toThrow();
  });

  it('is taken away whole', () => {
    failing(element);
    element.dispatchEvent(new Event('press'));
    expect(count).toBe(0);
    vi.clearAllTimers();
  });

  it('can be attached afresh after it was detached, and leaves others alone', () => {
    failing(element)();
    failing(element);
    expect(calls).toBe(2);
    vi.clearAllTimers();
    const attach = vi.fn();
    defineBehaviour('other', attach)(element);
    expect(attach).toHaveBeenCalledOnce();
  });
});

it('attaches once, and again after it was detached', () => {
  const attach = vi.fn<(target: HTMLElement, signal: AbortSignal) => void>();
  const behaviour = defineBehaviour('working', attach);
  const detach = behaviour(element);
  expect(behaviour(element)).toBe(detach);
  expect(attach).toHaveBeenCalledOnce();
  detach();
  expect(attach.mock.calls[0]?.[1].aborted).toBe(true);
  behaviour(element);
  // A stale detach function has no effect.
  detach();
  expect(attach).toHaveBeenCalledTimes(2);
  expect(attach.mock.calls[1]?.[1].aborted).toBe(false);
});
