import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachAssistant } from '../../../src/behaviours/widgets/assistant';

interface Opened {
  opened?: unknown[];
}

const addresses: string[] = [];
let script: HTMLScriptElement;
let launcher: HTMLAnchorElement;
let detach: () => void = () => undefined;

function addressOf(text: string, type: string): string {
  const address = URL.createObjectURL(new Blob([text], { type }));
  addresses.push(address);
  return address;
}

/** Attaches to the launcher of a page that has a panel, and a built entry of the assistant with this as its whole text. */
function attach(code: string, panel = '<meta name="rules" content=""><div><dialog></dialog></div>') {
  const files = [addressOf(panel, 'text/html'), addressOf(code, 'text/javascript')];
  script.dataset['assistant'] = files.join(' ');
  detach = attachAssistant(launcher);
}

const note = () => document.querySelector('[data-note]') as HTMLElement;
const opened = () => (globalThis as Opened).opened ?? [];
/** Whether the browser would follow the link after a press. */
const press = (init: MouseEventInit = {}) =>
  launcher.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  document.body.innerHTML = `
    <div data-note="There is no connection." hidden><span><b data-words>Opening the assistant…</b></span></div>
    <nav><a href="#first-aid" data-behaviour="assistant">Assistant</a><a href="#faq">FAQ</a></nav>`;
  script = document.head.appendChild(Object.assign(document.createElement('script'), { type: 'text/plain' }));
  launcher = document.querySelector('a') as HTMLAnchorElement;
  // An unhandled press would leave the page of the tests.
  document.addEventListener('click', stay);
});
const stay = (event: Event) => {
  event.preventDefault();
};
afterEach(() => {
  detach();
  document.removeEventListener('click', stay);
  script.remove();
  document.body.innerHTML = '';
  for (const address of addresses.splice(0)) URL.revokeObjectURL(address);
  delete (globalThis as Opened).opened;
  delete (globalThis as { fail?: () => void }).fail;
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname + location.search);
});

const opens = 'export const openAssistant = async (panel) => { (globalThis.opened ??= []).push(panel); };';

describe('a press', () => {
  it('is taken at once: busy, and the note with the number, until the panel stands', async () => {
    attach('await new Promise(() => undefined);');
    press();
    expect(launcher.ariaBusy).toBe('true');
    expect(note().hidden).toBe(false);
    await vi.waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true));
    expect([launcher.ariaBusy, launcher.ariaExpanded, note().hidden]).toEqual([null, 'true', true]);
  });

  it('opens the panel, and the waiting is over', async () => {
    attach(opens);
    press();
    await vi.waitFor(() => expect(opened()).toHaveLength(1));
    expect(launcher.ariaBusy).toBeNull();
    expect(note().hidden).toBe(true);
  });

  it('counts once while the panel is coming, and not beside it', async () => {
    attach(opens);
    press();
    press();
    await vi.waitFor(() => expect(opened()).toHaveLength(1));
    press();
    await vi.waitFor(() => expect(launcher.ariaBusy).toBeNull());
    expect(opened()).toHaveLength(1);
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s is the browser’s', (key) => {
    attach(opens);
    press({ [key]: true });
    expect(launcher.ariaBusy).toBeNull();
    expect(opened()).toEqual([]);
  });

  it('of the space bar opens the panel too, as on any button', async () => {
    attach(opens);
    const space = new KeyboardEvent('keydown', { key: ' ', cancelable: true });
    launcher.dispatchEvent(space);
    expect(space.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(opened()).toHaveLength(1));
  });

  it('of another key is the browser’s', () => {
    attach(opens);
    expect(launcher.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', cancelable: true }))).toBe(true);
    expect(launcher.ariaBusy).toBeNull();
  });

  it('follows the link where nothing is built', () => {
    detach = attachAssistant(launcher);
    press();
    expect(launcher.ariaBusy).toBeNull();
    expect(note().hidden).toBe(true);
  });
});

describe('an assistant that does not come', () => {
  it('gives way to the page that the link leads to', async () => {
    attach('throw new Error("broken");');
    press();
    await vi.waitFor(() => expect(location.hash).toBe('#first-aid'));
    expect([launcher.ariaBusy, launcher.ariaExpanded]).toEqual([null, 'false']);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('gives way as well where its panel cannot be had', async () => {
    attach(opens, 'Not found');
    press();
    await vi.waitFor(() => expect(location.hash).toBe('#first-aid'));
    expect(opened()).toEqual([]);
  });

  it.each([
    ['a link was pressed', () => document.querySelector<HTMLElement>('[href="#faq"]')?.click()],
    [
      'the visitor has pressed Back',
      () => document.dispatchEvent(new Event('beforeunload', { bubbles: true })),
    ],
  ])('does not replace another page that is being opened: %s', async (_, leave) => {
    attach('await new Promise((resolve) => { globalThis.fail = resolve; }); throw new Error("aborted");');
    press();
    await vi.waitFor(() => expect(globalThis).toHaveProperty('fail'));
    leave();
    (globalThis as unknown as { fail: () => void }).fail();
    await vi.waitFor(() => expect(launcher.ariaBusy).toBeNull());
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(location.hash).toBe('');
  });

  it('says that the phone is offline, and can be asked for again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    attach(`export const openAssistant = async (panel) => {
      if (!navigator.onLine) throw new Error('offline');
      (globalThis.opened ??= []).push(panel);
    };`);
    press();
    await vi.waitFor(() => expect(note().textContent).toBe('There is no connection.'));
    expect(note().hidden).toBe(false);
    expect(location.hash).toBe('');
    online.mockReturnValue(true);
    press();
    await vi.waitFor(() => expect(opened()).toHaveLength(1));
    await vi.waitFor(() => expect(note().hidden).toBe(true));
    expect(note().textContent).toBe('Opening the assistant…');
  });
});

describe('the launcher', () => {
  it('is a button that opens something', () => {
    attach(opens);
    expect([launcher.role, launcher.ariaExpanded]).toEqual(['button', 'false']);
  });

  it('stays a link where nothing is built', () => {
    detach = attachAssistant(launcher);
    expect([launcher.role, launcher.ariaExpanded]).toEqual([null, null]);
  });

  it('keeps saying that the panel is open when it is attached afresh beside it', () => {
    launcher.ariaExpanded = 'true';
    attach(opens);
    expect(launcher.ariaExpanded).toBe('true');
  });
});

describe('a page about the assistant', () => {
  it('opens it by itself', async () => {
    launcher.setAttribute('data-open', '');
    attach(opens);
    await vi.waitFor(() => expect(opened()).toHaveLength(1));
  });

  it('stays a page of links where nothing is built', () => {
    launcher.setAttribute('data-open', '');
    detach = attachAssistant(launcher);
    expect(launcher.ariaBusy).toBeNull();
    expect(location.hash).toBe('');
  });
});
