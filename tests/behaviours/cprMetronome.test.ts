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
const start = (rhythm: 'pushes' | 'breaths' = 'pushes') => {
  (document.querySelector(`button[value=${rhythm}]`) as HTMLButtonElement).click();
};
/** Puts the page out of sight, as the dialler does, or back in sight. */
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const key = (name: string, target: EventTarget) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vibrate = vi.fn();
  vi.spyOn(navigator, 'vibrate').mockImplementation(vibrate as Navigator['vibrate']);
  vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  document.body.innerHTML = `<div><header data-hidden><a href="#x">Menu</a></header><main><nav>Who</nav>
    <div id="root"><p>110 a minute</p><button data-part="start" value="pushes">Start</button><button data-part="start"
    value="breaths">30 and 2</button><dialog aria-label="Beat"><h2><span
    data-when="push">Push</span><span data-when="breathe">2 breaths</span></h2><button data-part="stop">Stop</button>
    <div data-part="plate"><svg><circle data-part="ring"/></svg><b data-part="number">1</b></div>
    <p>Change in <b data-part="time"></b></p><p data-when="now">Change places now. Alone? Go on.</p>
    <p>Since you began <b><span data-part="minutes"></span> min</b></p>
    <input type="radio" name="r" value="pushes" checked><input type="radio" name="r" value="breaths">
    <button data-part="sound" aria-checked="true" hidden>Sound</button>
    <button data-part="vibration" aria-checked="false" hidden>Vibration</button>
    <span data-part="kept" hidden>The screen stays on.</span><span data-part="status"></span></dialog></div></main>
    <footer>Foot</footer><nav id="bar"><ul><li><a href="tel:+2547">Call</a></li><li><a href="#wa">WhatsApp</a></li></ul></nav>
    </div>`;
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
    expect(inert).toEqual(['header', 'nav', 'p', 'button', 'button', 'footer', 'li']);
    expect(document.querySelector('#bar a')?.closest('[inert]')).toBeNull();
    press(part('stop'));
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  });
});

describe('a press beside the screen', () => {
  it.each(['header a', 'main nav', '#bar li + li a'])(
    'does nothing on %s, also where the browser does not know `inert`',
    (selector) => {
      const other = document.querySelector(selector) as HTMLElement;
      start();
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      const heard = vi.fn();
      other.addEventListener('click', heard);
      other.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
      expect(heard).not.toHaveBeenCalled();
      expect(screen().open).toBe(true);
    },
  );

  it('calls, and the beat goes on', () => {
    start();
    let isCalled = false;
    document.querySelector('#bar')?.addEventListener('click', (event) => {
      isCalled = !event.defaultPrevented;
      event.preventDefault();
    });
    press(document.querySelector('#bar a') as Element);
    expect([isCalled, screen().open]).toEqual([true, true]);
  });

  it('does what it did once the beat has stopped', () => {
    vi.spyOn(history, 'back').mockReturnValue();
    start();
    press(part('stop'));
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('main nav')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('the rhythm', () => {
  it.each(['pushes', 'breaths'] as const)('is the one of the button: %s', (rhythm) => {
    start(rhythm);
    expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe(rhythm);
    vi.advanceTimersByTime(30 * beat);
    expect(number()).toBe(rhythm === 'pushes' ? '1' : '2');
  });

  it('is that of the first of two presses, and there is one beat', () => {
    start('pushes');
    start('breaths');
    start('pushes');
    expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('pushes');
    // One timer for the beat, one for the seconds.
    expect(vi.getTimerCount()).toBe(2);
    vi.advanceTimersByTime(4 * beat);
    expect(number()).toBe('5');
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
    start('breaths');
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
    (document.querySelector('input[value=breaths]') as HTMLInputElement).click();
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
    expect([screen().dataset['change'], part('status').textContent]).toEqual([
      'now',
      'Change places now. Alone? Go on.',
    ]);
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
    detach();
    hide(false);
    expect(vi.getTimerCount()).toBe(0);
    expect(screen().open).toBe(false);
  });
});

describe('vibration', () => {
  it('that the browser refuses does not stop the beat', () => {
    vibrate.mockImplementation(() => {
      throw new Error('no');
    });
    start();
    press(part('vibration'));
    vi.advanceTimersByTime(2 * beat);
    expect(number()).toBe('3');
  });

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
