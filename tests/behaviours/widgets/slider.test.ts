import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachSlider } from '../../../src/behaviours/widgets/slider';

let slider: HTMLElement;
let detach: () => void;

const slide = '<div style="flex:0 0 100%;scroll-snap-align:start;height:60px"><a href="#x">Read</a></div>';

/** Puts a slider with seven slides into the page; nothing but what the behaviour needs. */
function place(direction = 'ltr') {
  document.body.innerHTML = `
    <section dir="${direction}" data-interval="5000">
      <button data-play></button><button data-step="-1"></button><button data-step="1"></button>
      ${[0, 1, 2, 3, 4, 5, 6].map((number) => `<button data-slide="${String(number)}"></button>`).join('')}
      <div data-track tabindex="0" style="display:flex;width:300px;overflow-x:auto;position:relative;scroll-snap-type:x mandatory">
        ${slide.repeat(7)}
      </div>
    </section><button id="outside"></button>`;
  slider = document.body.querySelector('section') as HTMLElement;
  detach = attachSlider(slider);
}
const find = (selector: string) => slider.querySelector(selector) as HTMLElement;
const track = () => find('[data-track]');
const current = () =>
  [...slider.querySelectorAll('[data-slide]')].findIndex(
    (dot) => dot.getAttribute('aria-current') === 'true',
  );
const pointer = (type: string) => slider.dispatchEvent(new PointerEvent(type));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  detach();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('moving on', () => {
  it('advances every 5000 ms and wraps after the last slide', () => {
    place();
    vi.advanceTimersByTime(4999);
    expect(current()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(current()).toBe(1);
    vi.advanceTimersByTime(5000 * 5);
    expect(current()).toBe(6);
    vi.advanceTimersByTime(5000);
    expect(current()).toBe(0);
  });

  it('begins a whole interval anew after a button was used', () => {
    place();
    vi.advanceTimersByTime(4000);
    find('[data-slide="3"]').click();
    vi.advanceTimersByTime(4000);
    expect(current()).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(current()).toBe(4);
  });

  it('never moves by itself without an interval', () => {
    place();
    detach();
    slider.dataset['interval'] = '0';
    detach = attachSlider(slider);
    vi.advanceTimersByTime(60_000);
    expect(current()).toBe(0);
    expect(slider.hasAttribute('data-stopped')).toBe(true);
  });

  it('rests under the pointer and goes on afterwards', () => {
    place();
    expect(track().getAttribute('aria-live')).toBe('off');
    pointer('pointerenter');
    expect(track().getAttribute('aria-live')).toBe('polite');
    vi.advanceTimersByTime(30_000);
    expect(current()).toBe(0);
    pointer('pointerleave');
    vi.advanceTimersByTime(5000);
    expect(current()).toBe(1);
  });

  it('rests while the focus is inside', () => {
    place();
    find('[data-step="1"]').focus();
    vi.advanceTimersByTime(30_000);
    expect(current()).toBe(0);
    (document.querySelector('#outside') as HTMLElement).focus();
    vi.advanceTimersByTime(5000);
    expect(current()).toBe(1);
  });

  it('rests while the page is hidden', () => {
    place();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(30_000);
    expect(current()).toBe(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(5000);
    expect(current()).toBe(1);
  });

  it('stays stopped by its button until that is used again', () => {
    place();
    find('[data-play]').click();
    pointer('pointerenter');
    pointer('pointerleave');
    find('[data-step="1"]').click();
    vi.advanceTimersByTime(30_000);
    expect(current()).toBe(1);
    expect(slider.hasAttribute('data-stopped')).toBe(true);
    find('[data-play]').click();
    vi.advanceTimersByTime(5000);
    expect(current()).toBe(2);
  });
});

describe('visitors who ask for less', () => {
  it('does not move by itself under reduced motion, but does when started', () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(real(query), 'matches', { value: query.includes('reduce') }),
    );
    place();
    vi.advanceTimersByTime(30_000);
    expect(current()).toBe(0);
    expect(slider.hasAttribute('data-stopped')).toBe(true);
    find('[data-step="1"]').click();
    expect(Math.round(track().scrollLeft)).toBe(300);
    find('[data-play]').click();
    vi.advanceTimersByTime(5000);
    expect(current()).toBe(2);
  });

  it('does not move by itself where data is saved', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    place();
    vi.advanceTimersByTime(30_000);
    expect(current()).toBe(0);
    Reflect.deleteProperty(navigator, 'connection');
  });
});

describe('buttons', () => {
  it('wraps both ways', () => {
    place();
    find('[data-step="-1"]').click();
    expect(current()).toBe(6);
    expect(Math.round(track().scrollLeft)).toBe(1800);
    find('[data-step="1"]').click();
    expect(current()).toBe(0);
    expect(track().scrollLeft).toBe(0);
  });

  it('works from right to left', () => {
    place('rtl');
    find('[data-slide="4"]').click();
    expect(current()).toBe(4);
    expect(Math.round(track().scrollLeft)).toBe(-1200);
  });

  it('leaves only the shown slide to be reached', () => {
    place();
    find('[data-slide="2"]').click();
    expect([...track().children].map((item) => (item as HTMLElement).inert)).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('keeps the focus in the slider when the slide with the focus goes', () => {
    place();
    (track().querySelector('a') as HTMLElement).focus();
    find('[data-slide="2"]').click();
    expect(document.activeElement).toBe(track());
  });
});

describe('from outside', () => {
  it('follows a swipe', async () => {
    place();
    vi.useRealTimers();
    track().scrollTo({ left: 600 });
    await vi.waitFor(() => {
      expect(current()).toBe(2);
    });
  });

  it('begins where the row stands that was swiped before', async () => {
    place();
    detach();
    track().scrollLeft = 600;
    detach = attachSlider(slider);
    vi.useRealTimers();
    await vi.waitFor(() => {
      expect(current()).toBe(2);
    });
  });

  it('keeps the slide of a button that was quicker than the first layout', async () => {
    place();
    find('[data-slide="4"]').click();
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(current()).toBe(4);
  });
});

describe('attaching', () => {
  it('attaches once, and again after it was detached', () => {
    place();
    expect(attachSlider(slider)).toBe(detach);
    find('[data-step="1"]').click();
    expect(current()).toBe(1);
    detach();
    expect(slider.querySelector('[inert]')).toBeNull();
    vi.advanceTimersByTime(30_000);
    find('[data-step="1"]').click();
    expect(current()).toBe(1);
    const again = attachSlider(slider);
    expect(again).not.toBe(detach);
    detach();
    find('[data-slide="6"]').click();
    expect(current()).toBe(6);
    detach = again;
  });
});
