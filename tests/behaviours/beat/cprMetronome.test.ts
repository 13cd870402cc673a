import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachCprMetronome } from '../../../src/behaviours/beat/cprMetronome';
import { beat, breathsTime } from '../../../src/behaviours/beat/cprRhythm';
import { number, openCprPage, part, press, screen, start } from './cprTestPage';

const key = (name: string, target: EventTarget) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

let page: ReturnType<typeof openCprPage>;

beforeEach(() => {
  page = openCprPage();
});
afterEach(() => {
  page.close();
});

describe('the button', () => {
  it('can be pressed from then on', () => {
    expect(page.root.hasAttribute('data-ready')).toBe(true);
    page.detach();
    expect(page.root.hasAttribute('data-ready')).toBe(false);
  });

  it('stays away where the browser has no dialog', () => {
    page.detach();
    Object.defineProperty(screen(), 'show', { value: undefined });
    page.detach = attachCprMetronome(page.root);
    expect(page.root.hasAttribute('data-ready')).toBe(false);
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
    page.detach();
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

describe('vibration', () => {
  it('that the browser refuses does not stop the beat', () => {
    page.vibrate.mockImplementation(() => {
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
    expect(page.vibrate).not.toHaveBeenCalled();
    press(part('vibration'));
    vi.advanceTimersByTime(2 * beat);
    expect(page.vibrate.mock.calls).toEqual([[40], [40]]);
    press(part('stop'));
    expect(page.vibrate).toHaveBeenLastCalledWith(0);
  });
});
