import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachPopup } from '../../../src/behaviours/widgets/popup';

let popup: HTMLElement;
let detach: () => void = () => undefined;

function place() {
  document.body.innerHTML = `
    <aside data-life="6000"><a href="tel:+254700000000">Call</a><button data-close></button></aside>`;
  popup = document.body.querySelector('aside') as HTMLElement;
  detach = attachPopup(popup);
}
const shown = () => popup.hasAttribute('data-shown');

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  detach();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  sessionStorage.clear();
});

describe('on a touch screen', () => {
  beforeEach(() => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(real(query), 'matches', { value: query === '(hover:none)' }),
    );
    place();
  });

  it('stays, whatever happens to the page, until it is scrolled', () => {
    vi.advanceTimersByTime(60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe(true);
    dispatchEvent(new Event('scroll'));
    expect(shown()).toBe(false);
  });
});

describe('time', () => {
  it('closes after 6000 ms', () => {
    place();
    vi.advanceTimersByTime(5999);
    expect(shown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(false);
  });

  it('stands still under the pointer and goes on with what is left', () => {
    place();
    vi.advanceTimersByTime(4000);
    popup.dispatchEvent(new PointerEvent('pointerenter'));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe(true);
    popup.dispatchEvent(new PointerEvent('pointerleave'));
    vi.advanceTimersByTime(1999);
    expect(shown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(false);
  });

  it('stands still while it holds the focus', () => {
    place();
    const link = popup.querySelector('a') as HTMLElement;
    link.focus();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe(true);
    link.blur();
    vi.advanceTimersByTime(6000);
    expect(shown()).toBe(false);
  });
});

describe('closing', () => {
  it('closes by its button', () => {
    place();
    (popup.querySelector('[data-close]') as HTMLElement).click();
    expect(shown()).toBe(false);
  });

  it('closes by Esc inside', () => {
    place();
    popup.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(shown()).toBe(false);
  });

  it('takes no focus', () => {
    place();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('once a session', () => {
  it('stays hidden the second time', () => {
    place();
    expect(shown()).toBe(true);
    place();
    expect(shown()).toBe(false);
  });

  it('is shown where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    place();
    expect(shown()).toBe(true);
  });

  it('attaches once: the page that React takes over keeps its popup', () => {
    place();
    expect(attachPopup(popup)).toBe(detach);
    expect(shown()).toBe(true);
  });
});

describe('focus', () => {
  it('gives way to what gets the focus at its height, and to nothing else', () => {
    place();
    popup.style.cssText = 'position:fixed;left:0;top:0;width:200px;height:100px';
    const below = document.createElement('button');
    below.style.cssText = 'position:fixed;left:20px;top:200px;width:50px;height:50px';
    const beneath = document.createElement('button');
    beneath.style.cssText = 'position:fixed;left:20px;top:20px;width:50px;height:50px';
    document.body.append(below, beneath);
    below.focus();
    expect(shown()).toBe(true);
    beneath.focus();
    expect(shown()).toBe(false);
  });

  it('cannot hold the focus while it fades out', () => {
    place();
    popup.querySelector('button')?.click();
    expect(popup.inert).toBe(true);
  });
});
