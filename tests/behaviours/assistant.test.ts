import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachAssistant } from '../../src/behaviours/assistant';

interface Opened {
  opened?: HTMLElement[];
}

const addresses: string[] = [];
let script: HTMLScriptElement;
let launcher: HTMLAnchorElement;
let detach: () => void = () => undefined;

/** A built entry of the assistant, with this as its whole text. */
function entry(code: string) {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  addresses.push(address);
  script.dataset['assistant'] = address;
}

const note = () => document.querySelector('[data-note]') as HTMLElement;
const opened = () => (globalThis as Opened).opened ?? [];
/** What comes of a press: whether the browser would follow the link. */
const press = (init: MouseEventInit = {}) =>
  launcher.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  document.body.innerHTML = `
    <div data-note="There is no connection." hidden><span><b data-words>Opening the assistant…</b></span></div>
    <nav><a href="#first-aid" data-behaviour="assistant">Assistant</a></nav>`;
  script = document.head.appendChild(Object.assign(document.createElement('script'), { type: 'text/plain' }));
  launcher = document.querySelector('a') as HTMLAnchorElement;
  detach = attachAssistant(launcher);
  // A press that nobody takes would leave the page of the tests.
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
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname + location.search);
});

const opens =
  'export const openAssistant = async (launcher) => { (globalThis.opened ??= []).push(launcher); };';

describe('a press', () => {
  it('is taken at once: busy, and the note with the number', () => {
    entry('await new Promise(() => undefined);');
    press();
    expect(launcher.ariaBusy).toBe('true');
    expect(note().hidden).toBe(false);
  });

  it('opens the panel, and the waiting is over', async () => {
    entry(opens);
    press();
    await vi.waitFor(() => expect(opened()).toEqual([launcher]));
    await vi.waitFor(() => expect(launcher.ariaBusy).toBeNull());
    expect(note().hidden).toBe(true);
  });

  it('counts once while the panel is coming', async () => {
    entry(opens);
    press();
    press();
    press();
    await vi.waitFor(() => expect(launcher.ariaBusy).toBeNull());
    expect(opened()).toHaveLength(1);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s is the browser’s', (key) => {
    entry(opens);
    press({ [key]: true });
    expect(launcher.ariaBusy).toBeNull();
    expect(opened()).toEqual([]);
  });

  it('follows the link where nothing is built', () => {
    press();
    expect(launcher.ariaBusy).toBeNull();
    expect(note().hidden).toBe(true);
  });
});

describe('an assistant that does not come', () => {
  it('gives way to the page that the link leads to', async () => {
    entry('throw new Error("broken");');
    press();
    await vi.waitFor(() => expect(location.hash).toBe('#first-aid'));
    expect(launcher.ariaBusy).toBeNull();
  });

  it('says so without a line, and can be asked for again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    entry('throw new Error("no line");');
    press();
    await vi.waitFor(() => expect(note().textContent).toBe('There is no connection.'));
    expect(note().hidden).toBe(false);
    expect(location.hash).toBe('');
    entry(opens);
    press();
    await vi.waitFor(() => expect(opened()).toHaveLength(1));
    await vi.waitFor(() => expect(note().hidden).toBe(true));
    expect(note().textContent).toBe('Opening the assistant…');
  });
});

describe('a page about the assistant', () => {
  it('opens it by itself', async () => {
    entry(opens);
    detach();
    launcher.setAttribute('data-open', '');
    detach = attachAssistant(launcher);
    await vi.waitFor(() => expect(opened()).toEqual([launcher]));
  });

  it('stays a page of links where nothing is built', () => {
    detach();
    launcher.setAttribute('data-open', '');
    detach = attachAssistant(launcher);
    expect(launcher.ariaBusy).toBeNull();
    expect(location.hash).toBe('');
  });
});
