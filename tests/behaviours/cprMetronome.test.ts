import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachCprMetronome } from '../../src/behaviours/cprMetronome';
import { beat, breathsTime } from '../../src/domain/cprRhythm';

let root: HTMLElement;
let detach: () => void;
let vibrate: ReturnType<typeof vi.fn>;

const part = (name: string) => document.querySelector(`[data-part=${name}]`) as HTMLElement;
const screen = () => document.querySelector('dialog') as HTMLDialogElement;
const number = () => part('number').textContent;
/** Presses later than a second tap would come. */
const press = (element: Element) => {
  vi.advanceTimersByTime(500);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};
const start = () => {
  part('start').click();
};
const key = (name: string, target: EventTarget) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

/** A wake lock that the test can release. */
function fakeLocks() {
  const locks: EventTarget[] = [];
  const request = vi.spyOn(navigator.wakeLock, 'request').mockImplementation(() => {
    const lock = Object.assign(new EventTarget(), {
      ...{ onrelease: null, released: false, type: 'screen' as const },
      release: () => {
        lock.dispatchEvent(new Event('release'));
        return Promise.resolve();
      },
    });
    locks.push(lock);
    return Promise.resolve(lock);
  });
  return { locks, request };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vibrate = vi.fn();
  vi.spyOn(navigator, 'vibrate').mockImplementation(vibrate as Navigator['vibrate']);
  fakeLocks();
  document.body.innerHTML = `<div><header style="position:fixed" data-hidden><a href="#x">Call</a></header><main><nav>Who</nav>
    <div id="root"><p>110 a minute</p><button data-part="start">Start</button><dialog aria-label="Beat"><h2><span
    data-when="push">Push</span><span data-when="breathe">2 breaths</span></h2><button data-part="stop">Stop</button>
    <div data-part="plate"><svg><circle data-part="ring"/></svg><b data-part="number">1</b></div>
    <p>Change in <b data-part="time"></b></p><p data-when="now">Change places</p>
    <input type="radio" name="r" value="pushes" checked><input type="radio" name="r" value="breaths">
    <button data-part="sound" aria-checked="true" hidden>Sound</button>
    <button data-part="vibration" aria-checked="false" hidden>Vibration</button>
    <span data-part="kept" hidden>The screen stays on.</span><span data-part="status"></span></dialog></div></main>
    <footer>Foot</footer></div>`;
  root = document.getElementById('root') as HTMLElement;
  detach = attachCprMetronome(root);
});
afterEach(() => {
  detach();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  history.replaceState(null, '');
  document.body.innerHTML = '';
});

describe('the button', () => {
  it('can be pressed from then on', () => {
    expect(root.hasAttribute('data-ready')).toBe(true);
    detach();
    expect(root.hasAttribute('data-ready')).toBe(false);
  });

  it('stays away where the browser has no dialog', () => {
    detach();
    Object.defineProperty(screen(), 'show', { value: undefined });
    detach = attachCprMetronome(root);
    expect(root.hasAttribute('data-ready')).toBe(false);
  });

  it('opens the screen with the header above it, and puts what lies behind out of reach', () => {
    start();
    expect(screen().open).toBe(true);
    expect(document.activeElement).toBe(part('stop'));
    expect(document.querySelector('header')?.hasAttribute('data-hidden')).toBe(false);
    const inert = [...document.querySelectorAll('[inert]')].map(({ localName }) => localName);
    expect(inert).toEqual(['nav', 'p', 'button', 'footer']);
    press(part('stop'));
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  });
});

describe('the count', () => {
  it('goes from 1 to 30 and begins anew; number and ring show it', () => {
    start();
    expect(number()).toBe('1');
    vi.advanceTimersByTime(16 * beat);
    expect(number()).toBe('17');
    expect(part('ring').getAttribute('stroke-dasharray')).toBe('17 30');
    vi.advanceTimersByTime(14 * beat);
    expect(number()).toBe('1');
    expect(part('status').textContent).toBe('');
  });

  it('stops at 30 for two breaths, which are told, and goes on', () => {
    (document.querySelector('[value=breaths]') as HTMLInputElement).checked = true;
    start();
    vi.advanceTimersByTime(30 * beat);
    expect([number(), screen().dataset['phase'], part('status').textContent]).toEqual([
      '2',
      'breathe',
      '2 breaths',
    ]);
    vi.advanceTimersByTime(breathsTime);
    expect([number(), screen().dataset['phase'], part('status').textContent]).toEqual(['1', 'push', 'Push']);
  });

  it('begins anew with another rhythm', () => {
    start();
    vi.advanceTimersByTime(9 * beat);
    expect(number()).toBe('10');
    (document.querySelector('[value=breaths]') as HTMLInputElement).click();
    expect(number()).toBe('1');
  });

  it.each([true, false])('swells the plate, unless less motion is asked for: %s', (calm) => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(
      Object.assign(Object.create(MediaQueryList.prototype) as MediaQueryList, {}),
    );
    vi.spyOn(MediaQueryList.prototype, 'matches', 'get').mockReturnValue(calm);
    const swell = vi.spyOn(part('plate'), 'animate');
    start();
    vi.advanceTimersByTime(beat);
    expect(swell).toHaveBeenCalledTimes(calm ? 0 : 2);
  });

  it('says when to change places: ten seconds before, and at the time', () => {
    start();
    expect(part('time').textContent).toBe('2:00');
    vi.advanceTimersByTime(48_010);
    expect(part('time').textContent).toBe('1:12');
    expect(screen().hasAttribute('data-change')).toBe(false);
    vi.advanceTimersByTime(63_000);
    expect(screen().dataset['change']).toBe('soon');
    vi.advanceTimersByTime(9500);
    expect([screen().dataset['change'], part('status').textContent]).toEqual(['now', 'Change places']);
    vi.advanceTimersByTime(5500);
    expect(screen().hasAttribute('data-change')).toBe(false);
  });
});

describe('it stops', () => {
  const running = () => screen().open || vi.getTimerCount() > 0;

  it('by its button, and the entry of the history goes, too', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    start();
    press(part('stop'));
    expect(running()).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(part('start'));
  });

  it('not by the second tap of a shaking hand', () => {
    start();
    part('stop').click();
    expect(running()).toBe(true);
  });

  it('by Esc on the screen, not in the header', () => {
    vi.spyOn(history, 'back').mockReturnValue();
    start();
    key('Escape', document.querySelector('header a') as Element);
    expect(running()).toBe(true);
    key('Escape', part('stop'));
    expect(running()).toBe(false);
  });

  it('by Back', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    start();
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(running()).toBe(false);
    expect(back).not.toHaveBeenCalled();
  });

  it('when the page is hidden; the entry goes when it is seen again', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    start();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(running()).toBe(false);
    expect(back).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('when it is taken away, without a way back', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    start();
    detach();
    expect(running()).toBe(false);
    expect(back).not.toHaveBeenCalled();
  });

  it('and starts again', () => {
    vi.spyOn(history, 'back').mockReturnValue();
    start();
    press(part('stop'));
    start();
    vi.advanceTimersByTime(2 * beat);
    expect(number()).toBe('3');
  });
});

describe('sound', () => {
  const tones: number[] = [];
  class Gain {
    gain = { value: 1, setValueAtTime() {}, linearRampToValueAtTime() {}, setTargetAtTime() {} };
    context: unknown;
    constructor(context: unknown) {
      this.context = context;
    }
    connect = (target: unknown) => target;
  }
  class Oscillator extends Gain {
    start(at: number) {
      tones.push(at);
    }
    stop() {}
  }
  const closed = vi.fn(() => Promise.resolve());
  /** Its clock has another origin than the page's. */
  class Audio {
    destination = {};
    close = closed;
    get currentTime() {
      return 7 + performance.now() / 1000;
    }
  }
  const withSound = (isActive: boolean) => {
    tones.length = 0;
    vi.stubGlobal('AudioContext', Audio);
    vi.stubGlobal('GainNode', Gain);
    vi.stubGlobal('OscillatorNode', Oscillator);
    vi.spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(isActive);
  };

  it('is planned by the audio clock, each push at its own time', () => {
    withSound(true);
    const begin = 7 + performance.now() / 1000;
    start();
    vi.advanceTimersByTime(10 * beat);
    expect(tones.length).toBeGreaterThan(10);
    tones.forEach((at, index) => expect(at).toBeCloseTo(begin + (index * beat) / 1000, 6));
    detach();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('does not begin without a press, and the beat goes on', () => {
    withSound(false);
    start();
    vi.advanceTimersByTime(2 * beat);
    expect(tones).toEqual([]);
    expect(number()).toBe('3');
  });

  it('says what is to be done, as long as it is on', () => {
    withSound(true);
    const spoken: string[] = [];
    vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text }) => void spoken.push(text));
    (document.querySelector('[value=breaths]') as HTMLInputElement).checked = true;
    start();
    vi.advanceTimersByTime(30 * beat);
    expect(spoken).toEqual(['2 breaths']);
    press(part('sound'));
    expect(part('sound').getAttribute('aria-checked')).toBe('false');
    vi.advanceTimersByTime(breathsTime);
    expect(spoken).toEqual(['2 breaths']);
  });

  it('has no switch where the browser has none', () => {
    vi.stubGlobal('AudioContext', undefined);
    Reflect.deleteProperty(globalThis, 'AudioContext');
    start();
    expect(part('sound').hidden).toBe(true);
    vi.advanceTimersByTime(beat);
    expect(number()).toBe('2');
  });
});

describe('vibration', () => {
  it('is off until it is chosen, and ends with the beat', () => {
    vi.spyOn(history, 'back').mockReturnValue();
    start();
    vi.advanceTimersByTime(3 * beat);
    expect(part('vibration').hidden).toBe(false);
    expect(vibrate).not.toHaveBeenCalled();
    press(part('vibration'));
    vi.advanceTimersByTime(2 * beat);
    expect(vibrate.mock.calls).toEqual([[40], [40]]);
    press(part('stop'));
    expect(vibrate).toHaveBeenLastCalledWith(0);
  });
});

describe('the screen', () => {
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(part('kept').hidden).toBe(false);
  };

  it('is kept on, and asked for again when the system takes it away', async () => {
    const { locks, request } = fakeLocks();
    start();
    await settled();
    locks[0]?.dispatchEvent(new Event('release'));
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
    detach();
    expect(part('kept').hidden).toBe(true);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is not said to stay on where it is refused', async () => {
    vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    start();
    await Promise.resolve();
    vi.advanceTimersByTime(beat);
    expect(part('kept').hidden).toBe(true);
    expect(number()).toBe('2');
  });
});
