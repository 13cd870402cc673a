import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaceProblem } from '../../../src/behaviours/place/placeContract';
import { watchPosition } from '../../../src/behaviours/place/watchPosition';
import type { Fix } from '../../../src/behaviours/place/place';

/** The browser's calls, and functions that answer them. */
let watches: { onFix: PositionCallback; onError: PositionErrorCallback; options: PositionOptions }[];
let once: PositionOptions[];
let cleared: number[];
let state: PermissionState | undefined;
let fixes: Fix[];
let problems: PlaceProblem[];
let abort: AbortController;

const position = (latitude: number): GeolocationPosition =>
  ({ coords: { latitude, longitude: 36.9, accuracy: 12 }, timestamp: 1000 }) as GeolocationPosition;
const error = (code: number) =>
  ({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }) as GeolocationPositionError;
/** Advances the time, and lets pending promises settle. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function start(): void {
  watchPosition(
    { onFix: (fix) => fixes.push(fix), onProblem: (problem) => problems.push(problem) },
    abort.signal,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  [watches, once, cleared, fixes, problems] = [[], [], [], [], []];
  state = 'granted';
  abort = new AbortController();
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(navigator.permissions, 'query').mockImplementation(() =>
    state === undefined
      ? Promise.reject(new TypeError('unknown'))
      : Promise.resolve({ state } as PermissionStatus),
  );
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((onFix, onError, options = {}) =>
    watches.push({ onFix, onError: onError ?? (() => undefined), options }),
  );
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, __, options = {}) => {
    once.push(options);
  });
  vi.spyOn(navigator.geolocation, 'clearWatch').mockImplementation((id) => cleared.push(id));
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a position', () => {
  it('is exact and new, and every one that follows is told', () => {
    start();
    expect(watches[0]?.options).toEqual({ enableHighAccuracy: true, maximumAge: 0 });
    watches[0]?.onFix(position(-1.3));
    watches[0]?.onFix(position(-1.4));
    expect(fixes.map(({ latitude }) => latitude)).toEqual([-1.3, -1.4]);
    // By the phone's clock: the position's own time is from another one.
    expect(fixes[0]).toEqual({ latitude: -1.3, longitude: 36.9, accuracy: 12, at: Date.now() });
  });

  it('comes from the network, too, where the satellites take long', async () => {
    start();
    await pass(3100);
    expect(once).toEqual([{ enableHighAccuracy: false, maximumAge: 0 }]);
  });

  it('is not asked for a second time while the first question is open', async () => {
    state = 'prompt';
    start();
    await pass(3100);
    expect(once).toEqual([]);
  });

  it('is no longer followed once it is stopped', async () => {
    start();
    abort.abort();
    watches[0]?.onFix(position(-1.3));
    await pass(60_000);
    expect([fixes, problems, cleared]).toEqual([[], [], [1]]);
  });
});

describe('no position', () => {
  it.each([
    ['denied', 'denied'],
    ['prompt', 'off'],
    ['granted', 'off'],
    [undefined, 'off'],
  ] as const)('refused while the permission is %s: %s', async (permission, problem) => {
    state = permission;
    start();
    watches[0]?.onError(error(1));
    await pass(60_000);
    expect(problems).toEqual([problem]);
  });

  it('unavailable is said at once, and what comes later counts', async () => {
    start();
    watches[0]?.onError(error(2));
    watches[0]?.onFix(position(-1.3));
    await pass(60_000);
    expect([problems, fixes.length]).toEqual([['unavailable'], 1]);
  });

  it('an error after a position changes nothing', async () => {
    start();
    watches[0]?.onFix(position(-1.3));
    watches[0]?.onError(error(2));
    await pass(60_000);
    expect(problems).toEqual([]);
  });

  it('twenty seconds are enough, and the time of an open question counts only once', async () => {
    start();
    await pass(20_100);
    expect(problems).toEqual(['timeout']);
    problems = [];
    state = 'prompt';
    start();
    await pass(20_100);
    expect(problems).toEqual([]);
    await pass(20_000);
    expect(problems).toEqual(['timeout']);
  });

  it('an unsafe page, and a browser without positions, are told from each other', () => {
    vi.stubGlobal('isSecureContext', false);
    start();
    vi.stubGlobal('isSecureContext', true);
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(undefined as unknown as Geolocation);
    start();
    vi.restoreAllMocks();
    vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    start();
    expect(problems).toEqual(['insecure', 'unsupported', 'unsupported']);
    expect(watches).toEqual([]);
  });
});
