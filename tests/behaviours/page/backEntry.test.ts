import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addBackEntry } from '../../../src/behaviours/page/backEntry';

/** As the browser does on Back. @param state Of the entry below. */
function goBack(state: unknown) {
  history.replaceState(state, '');
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

const router = { key: 'abc', idx: 3 };
let abort: AbortController;

beforeEach(() => {
  abort = new AbortController();
  history.replaceState(router, '');
});
afterEach(() => {
  abort.abort();
  history.replaceState(null, '');
});

it("keeps the router's state in the entry that it adds", () => {
  addBackEntry(vi.fn(), abort.signal);
  expect(history.state).toEqual({ ...router, overlays: 1 });
});

it('leaves the history as it is where the browser refuses another entry', () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  const onBack = vi.fn();
  addBackEntry(onBack, abort.signal)();
  expect(history.state).toEqual(router);
  vi.restoreAllMocks();
});

it('tells once that Back was pressed', () => {
  const onBack = vi.fn();
  addBackEntry(onBack, abort.signal);
  goBack(router);
  goBack(router);
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('tells the upper one of two first', () => {
  const lower = vi.fn();
  const upper = vi.fn();
  addBackEntry(lower, abort.signal);
  const below: unknown = history.state;
  addBackEntry(upper, abort.signal);
  goBack(below);
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
  goBack(router);
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([1, 1]);
});

it('tells nothing once it has ended', () => {
  const onBack = vi.fn();
  addBackEntry(onBack, abort.signal);
  abort.abort();
  goBack(router);
  expect(onBack).not.toHaveBeenCalled();
});

it('goes back only where its own entry is shown', () => {
  const back = vi.spyOn(history, 'back').mockReturnValue();
  const leave = addBackEntry(vi.fn(), abort.signal);
  const own: unknown = history.state;
  history.pushState({ key: 'next' }, '');
  leave();
  expect(back).not.toHaveBeenCalled();
  history.replaceState(own, '');
  leave();
  expect(back).toHaveBeenCalledTimes(1);
});

describe('an entry that an overlay has left behind', () => {
  it.each([1, 3])('is used again, %i deep: Back closes the new overlay', (depth) => {
    history.replaceState({ ...router, overlays: depth }, '');
    const push = vi.spyOn(history, 'pushState');
    const onBack = vi.fn();
    addBackEntry(onBack, abort.signal);
    expect(push).not.toHaveBeenCalled();
    goBack({ ...router, overlays: depth - 1 });
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('does not serve a second overlay as well', () => {
    history.replaceState({ ...router, overlays: 1 }, '');
    addBackEntry(vi.fn(), abort.signal);
    addBackEntry(vi.fn(), abort.signal);
    expect(history.state).toEqual({ ...router, overlays: 2 });
  });

  it('is used again by the next overlay where one has ended without Back', () => {
    const failed = new AbortController();
    addBackEntry(vi.fn(), failed.signal);
    failed.abort();
    addBackEntry(vi.fn(), abort.signal);
    expect(history.state).toEqual({ ...router, overlays: 1 });
  });
});
