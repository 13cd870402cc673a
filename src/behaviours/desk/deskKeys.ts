import { defineBehaviour } from '../attach';
import type { DataOf, SelectorOf } from '../contract';
import type { deskData } from './deskContract';

type Data = DataOf<typeof deskData>;

const storageKey = 'desk:keys';

/** Whether the shortcuts are switched on. Without storage they are on, until the page is left. */
function areEnabled(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function storeSetting(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Without storage the setting holds for this page only.
  }
}

const isTyped = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=hidden]),textarea,select,[contenteditable]') !== null;

/** The row before or after the one that has the focus or is shown; the first if there is none. */
function nextRow(root: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-item]' satisfies SelectorOf<typeof deskData>)];
  const focused = rows.findIndex((row) => row === document.activeElement);
  const at = focused >= 0 ? focused : rows.findIndex((row) => row.hasAttribute('aria-current'));
  return at < 0 ? rows[0] : rows[at + step];
}

/**
 * Keyboard shortcuts: J and K move through the rows, `/` goes to the search, and each `data-key` presses its link or
 * button. They are single letters, so they can be switched off (WCAG 2.1.4).
 */
export const attachDeskKeys = defineBehaviour('deskKeys', (root, signal) => {
  let on = areEnabled();
  const toggle = root.querySelector<HTMLElement>('[data-keys]' satisfies SelectorOf<typeof deskData>);
  const [wordsOn, wordsOff] = (toggle?.dataset['keys' satisfies keyof Data] ?? '').split('|');
  const show = () => {
    if (toggle) toggle.textContent = (on ? wordsOn : wordsOff) ?? '';
  };
  show();
  toggle?.addEventListener(
    'click',
    () => {
      on = !on;
      storeSetting(on);
      show();
    },
    { signal },
  );

  function onLetter(letter: string): boolean {
    if (letter === 'j' || letter === 'k') {
      const row = nextRow(root, letter === 'j' ? 1 : -1);
      row?.focus();
      return row !== undefined;
    }
    if (letter === '/') {
      const search = root.querySelector<HTMLElement>('[role=search] input:not([type=hidden])');
      search?.focus();
      return search !== null;
    }
    const pressed = [
      ...root.querySelectorAll<HTMLElement>('[data-key]' satisfies SelectorOf<typeof deskData>),
    ].find(({ dataset }: { dataset: Data }) => dataset['key' satisfies keyof Data] === letter);
    pressed?.click();
    return pressed !== undefined;
  }

  document.addEventListener(
    'keydown',
    (event) => {
      const withModifier = event.ctrlKey || event.altKey || event.metaKey;
      if (!on || withModifier || event.repeat || event.defaultPrevented || isTyped(event.target)) return;
      if (onLetter(event.key.toLowerCase())) event.preventDefault();
    },
    { signal },
  );
});
