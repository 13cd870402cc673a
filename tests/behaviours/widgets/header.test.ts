import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { attachHeader } from '../../../src/behaviours/widgets/header';

let header: HTMLElement;
let detach: () => void;

/** Two menus of one group inside the phone's menu, as the site header has them, on a page that scrolls. */
beforeEach(async () => {
  document.body.innerHTML = `
    <header style="position:fixed;inset:0 0 auto;height:80px">
      <a id="brand" href="#brand">Haraka Paramedics</a><div id="gap">-</div>
      <details id="phone"><summary>Menu</summary></details>
      <nav>
        <a id="gallery" href="#gallery">Gallery</a>
        <details id="about" name="site"><summary>About Us</summary><a href="#team"><b>Our Team</b></a></details>
        <details id="services" name="site"><summary>Our Services</summary><a href="#sport">Sports</a></details>
      </nav>
    </header>
    <main style="height:4000px;padding-top:100px">
      <button id="outside">Call</button><nav id="album">Gallery</nav><details id="question"><summary>?</summary></details>
    </main>`;
  header = document.body.querySelector('header') as HTMLElement;
  scrollTo(0, 0);
  detach = attachHeader(header);
  // It reads its initial scroll position after the first layout.
  await settled();
});
afterEach(() => {
  detach();
  scrollTo(0, 0);
  history.replaceState(null, '', location.pathname + location.search);
  document.body.innerHTML = '';
});

const find = (selector: string) => document.body.querySelector(selector) as HTMLElement;
const menu = (id: string) => find(`#${id}`) as HTMLDetailsElement;
const openMenus = () => [...header.querySelectorAll('details[open]')].map(({ id }) => id);
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Scroll and toggle events fire with the next frame; one more frame for their effects. */
const settled = async () => {
  for (let count = 0; count < 3; count++) await frame();
};
const open = async (...ids: string[]) => {
  for (const id of ids) {
    find(`#${id} summary`).click();
    await settled();
  }
};
const scroll = async (top: number) => {
  scrollTo({ top, behavior: 'instant' });
  await settled();
};
const hidden = () => 'hidden' in header.dataset;
const press = (selector: string) =>
  find(selector).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
const key = (name: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true }),
  );

describe('scrolling', () => {
  it('hides on the way down and returns on the way up', async () => {
    await scroll(600);
    expect(hidden()).toBe(true);
    await scroll(560);
    expect(hidden()).toBe(false);
    await scroll(900);
    expect(hidden()).toBe(true);
  });

  it('stays as long as the page is scrolled by less than its own height', async () => {
    await scroll(80);
    expect(hidden()).toBe(false);
    await scroll(100);
    expect(hidden()).toBe(true);
  });

  it('takes less than 6 px for no direction', async () => {
    await scroll(600);
    await scroll(595);
    expect(hidden()).toBe(true);
    await scroll(594);
    expect(hidden()).toBe(false);
    await scroll(599);
    expect(hidden()).toBe(false);
    await scroll(600);
    expect(hidden()).toBe(true);
  });

  it('returns when the focus enters it, and stays while the keyboard is in it', async () => {
    await scroll(600);
    find('#gallery').focus({ preventScroll: true });
    expect(hidden()).toBe(false);
    await scroll(900);
    expect(hidden()).toBe(false);
    find('#outside').focus({ preventScroll: true });
    await scroll(1200);
    expect(hidden()).toBe(true);
  });

  it.each(['about', 'phone'])('never hides while the menu "%s" is open', async (id) => {
    await open(id);
    await scroll(600);
    expect(hidden()).toBe(false);
    menu(id).open = false;
    await scroll(900);
    expect(hidden()).toBe(true);
  });

  it('returns when one of its menus is opened', async () => {
    await scroll(600);
    expect(hidden()).toBe(true);
    menu('services').open = true;
    await settled();
    expect(hidden()).toBe(false);
  });
});

describe('menus', () => {
  it('opens one of a group at a time', async () => {
    await open('about');
    expect(openMenus()).toEqual(['about']);
    await open('services');
    expect(openMenus()).toEqual(['services']);
  });

  it('leaves the menu of the phone open when a menu inside it opens', async () => {
    await open('phone', 'about', 'services');
    expect(openMenus()).toEqual(['phone', 'services']);
  });

  it('closes the open one when its button is pressed again', async () => {
    await open('about', 'about');
    expect(openMenus()).toEqual([]);
  });
});

describe('in a browser that does not know <details name>', () => {
  const name = Object.getOwnPropertyDescriptor(HTMLDetailsElement.prototype, 'name') as PropertyDescriptor;
  beforeEach(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
    // In another group, so that this browser does not close the other menu by itself.
    menu('services').setAttribute('name', 'other');
  });
  afterEach(() => {
    Object.defineProperty(HTMLDetailsElement.prototype, 'name', name);
  });

  it('opens one at a time, inside the menu of the phone, too', async () => {
    await open('about', 'services');
    expect(openMenus()).toEqual(['services']);
    await open('phone', 'about');
    expect(openMenus()).toEqual(['phone', 'about']);
  });

  it('closes by Escape the menu that holds the focus', () => {
    // Both are open until the toggle event.
    menu('about').open = true;
    menu('services').open = true;
    find('#about a').focus();
    key('Escape');
    expect(openMenus()).toEqual(['services']);
    expect(document.activeElement).toBe(find('#about summary'));
  });
});

describe('keys alone', () => {
  it('open the menu of the phone, pass all of its links and leave it', async () => {
    const style = document.createElement('style');
    style.textContent = '#phone:not([open]) + nav{display:none}';
    header.append(style);
    const stops = async (presses: number) => {
      const passed: string[] = [];
      for (let press = 0; press < presses; press++) {
        await userEvent.keyboard('{Tab}');
        passed.push(document.activeElement?.textContent ?? '');
      }
      return passed;
    };
    find('#brand').focus();
    expect(await stops(2)).toEqual(['Menu', 'Call']);
    find('#phone summary').focus();
    await userEvent.keyboard('{Enter}');
    await settled();
    expect(await stops(2)).toEqual(['Gallery', 'About Us']);
    await userEvent.keyboard('{Enter}');
    await settled();
    expect(await stops(2)).toEqual(['Our Team', 'Our Services']);
    await userEvent.keyboard(' ');
    await settled();
    expect(openMenus()).toEqual(['phone', 'services']);
    expect(await stops(2)).toEqual(['Sports', 'Call']);
    expect(openMenus()).toEqual(['phone', 'services']);
  });
});

describe('Escape', () => {
  it('closes the menu and gives the focus back to its button', async () => {
    await open('about');
    find('#about a').focus();
    key('Escape');
    expect(openMenus()).toEqual([]);
    expect(document.activeElement).toBe(find('#about summary'));
  });

  it('closes the inner menu first, then the menu of the phone', async () => {
    await open('phone', 'services');
    find('#services a').focus();
    key('Escape');
    expect(openMenus()).toEqual(['phone']);
    expect(document.activeElement).toBe(find('#services summary'));
    key('Escape');
    expect(openMenus()).toEqual([]);
    expect(document.activeElement).toBe(find('#phone summary'));
  });

  it('closes what real keys have opened', async () => {
    find('#gallery').focus();
    await userEvent.keyboard('{Tab}{Enter}{Tab}');
    await settled();
    expect(openMenus()).toEqual(['about']);
    expect(document.activeElement).toBe(find('#about a'));
    await userEvent.keyboard('{Escape}');
    expect(openMenus()).toEqual([]);
    expect(document.activeElement).toBe(find('#about summary'));
  });

  it('does nothing where nothing is open, and no other key closes', async () => {
    find('#gallery').focus();
    key('Escape');
    expect(document.activeElement).toBe(find('#gallery'));
    await open('about');
    find('#about summary').focus();
    key('ArrowDown');
    key('Tab');
    expect(openMenus()).toEqual(['about']);
  });
});

describe('closing by pointer', () => {
  it.each(['#outside', '#album', '#question summary'])(
    'closes all on a press outside, on %s',
    async (place) => {
      await open('phone', 'about');
      press(place);
      expect(openMenus()).toEqual([]);
    },
  );

  it('closes all on a press into the bar beside the menus', async () => {
    await open('about');
    press('#gap');
    expect(openMenus()).toEqual([]);
  });

  it('keeps them open on a press inside', async () => {
    await open('phone', 'about');
    press('#about a');
    press('nav');
    expect(openMenus()).toEqual(['phone', 'about']);
  });

  it.each(['#about b', '#gallery', '#brand'])('closes all when the link at %s is chosen', async (link) => {
    await open('phone', 'about');
    find(link).click();
    expect(openMenus()).toEqual([]);
  });
});

describe('attaching', () => {
  it('attaches once, and leaves everything alone after it was detached', async () => {
    expect(attachHeader(header)).toBe(detach);
    detach();
    await scroll(600);
    expect(hidden()).toBe(false);
    await open('about');
    press('#outside');
    find('#about summary').focus();
    key('Escape');
    expect(openMenus()).toEqual(['about']);
  });

  it('counts from where the page stands when it is attached', async () => {
    detach();
    await scroll(600);
    detach = attachHeader(header);
    await settled();
    await scroll(500);
    expect(hidden()).toBe(false);
    await scroll(510);
    expect(hidden()).toBe(true);
  });
});
