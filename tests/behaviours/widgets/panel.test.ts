import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPanel, type Panel } from '../../../src/behaviours/widgets/panel';

interface Given {
  given?: Panel[];
  /** Lets the assistant's code load. */
  release?: () => void;
}

const page = `<!doctype html><meta name="rules" content="h2{color:rgb(1, 2, 3)}"><div>
  <dialog data-beside="(min-width:1px)">
    <h2>Assistant</h2><button type="button" data-close>Close</button>
    <a href="tel:+254700000000">Call</a><button type="button" id="chip">Heavy bleeding</button>
    <form action="#sent"><textarea></textarea><button type="submit">Send</button></form>
  </dialog></div>`;
const code = `await new Promise((resolve) => { globalThis.release = resolve; });
  export const openAssistant = async (panel) => { (globalThis.given ??= []).push(panel); panel.onHydrated(); panel.onReady(); };`;

const addresses: string[] = [];
const addressOf = (text: string, type: string) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  addresses.push(address);
  return address;
};
const globals = globalThis as Given;
const dialog = () => document.querySelector('dialog');
const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
const button = (selector: string) => document.querySelector(`dialog ${selector}`) as HTMLElement;

let launcher: HTMLElement;
let opening: Promise<void>;
const onShown = vi.fn();

/** Lets the assistant's code load. */
async function release() {
  await vi.waitFor(() => expect(globals.release).toBeDefined());
  globals.release?.();
  await opening;
}

beforeEach(async () => {
  document.body.innerHTML = '<button id="launcher">Assistant</button>';
  launcher = document.getElementById('launcher') as HTMLElement;
  opening = openPanel(launcher, [addressOf(page, 'text/html'), addressOf(code, 'text/javascript')], onShown);
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
});
afterEach(async () => {
  await release();
  for (const panel of globals.given ?? []) panel.close('failed');
  await vi.waitFor(() => expect(dialog()).toBeNull());
  document.body.innerHTML = '';
  onShown.mockClear();
  delete globals.given;
  delete globals.release;
  for (const address of addresses.splice(0)) URL.revokeObjectURL(address);
});

it('stands before the code has come, with its styles, and takes text', async () => {
  expect(onShown).toHaveBeenCalledOnce();
  expect(launcher.ariaExpanded).toBe('true');
  expect(getComputedStyle(button('h2')).color).toBe('rgb(1, 2, 3)');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('A child fell');
  await release();
  expect(dialog()?.open).toBe(true);
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('A child fell');
});

it.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(button('[data-close]'))],
  [
    'Back',
    () => {
      history.replaceState(null, '');
      dispatchEvent(new PopStateEvent('popstate'));
      return Promise.resolve();
    },
  ],
])('is closed by %s, and the focus goes back', async (_, close) => {
  await close();
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(document.activeElement).toBe(launcher);
  expect(launcher.ariaExpanded).toBe('false');
  await release();
  expect(globals.given?.map(({ signal }) => signal.aborted)).toEqual([true]);
  expect(dialog()).toBeNull();
});

it('keeps the last press for the code, and gives it once', async () => {
  const given: unknown[] = [];
  const abort = new AbortController();
  document.addEventListener(
    'click',
    (event) => {
      // Events that the panel itself has handled do not reach the code.
      if (!event.defaultPrevented) given.push((event.target as Element).textContent);
      event.preventDefault();
    },
    { signal: abort.signal },
  );
  await userEvent.click(button('#chip'));
  expect(button('#chip').ariaBusy).toBe('true');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('Help{Enter}');
  expect([button('#chip').ariaBusy, button('[type=submit]').ariaBusy]).toEqual([null, 'true']);
  expect(field().value).toBe('Help');
  await release();
  abort.abort();
  expect(button('[type=submit]').ariaBusy).toBeNull();
  expect(given).toEqual(['Send']);
});

it('leaves closing to the code once that has taken over', async () => {
  await release();
  dialog()?.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  // The code may be following a link: going back would cancel that.
  expect(globals.given?.map(({ signal }) => signal.aborted)).toEqual([false]);
});
