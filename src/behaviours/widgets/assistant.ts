import { defineBehaviour } from '../attach';
import { built } from '../page/built';
import type { DataOf, SelectorOf, assistantData } from '../contract';
import { hint } from './hint';

type Data = DataOf<typeof assistantData>;
type Selector = SelectorOf<typeof assistantData>;

/**
 * The launcher of the assistant: turns a link into a button that opens the panel; without a built assistant, as in
 * Storybook, it stays a link. A press is acknowledged at once: the launcher is busy, and the page's note (`data-note`),
 * with the emergency number, is shown until the panel opens. If the panel cannot be loaded the link is followed; offline
 * the note says so, with the text of its `data-note` instead of that of its `data-words`. The same where the
 * visitor has pressed something else meanwhile. With `data-open` the panel opens automatically.
 */
export const attachAssistant = defineBehaviour('assistant', (launcher, signal) => {
  const files = built('assistant');
  const [page] = files;
  if (!page) return;
  const ahead = [page];
  launcher.role = 'button';
  // React attaches it again, perhaps while the panel is open.
  launcher.ariaExpanded ??= 'false';
  const note = document.querySelector<HTMLElement>('[data-note]' satisfies Selector);
  const { note: offline }: Data = note?.dataset ?? {};
  const words = note?.querySelector('[data-words]' satisfies Selector);
  const opening = words?.textContent;
  const show = (busy: 'true' | null, text?: string | null) => {
    launcher.ariaBusy = busy;
    if (!note || !words) return;
    note.hidden = !text;
    words.textContent = text ?? opening ?? '';
  };

  const open = async () => {
    show('true', opening);
    const pressed = new AbortController();
    let isFollowed = navigator.onLine;
    for (const type of ['click', 'beforeunload'])
      addEventListener(type, ({ target }) => (isFollowed &&= launcher.contains(target as Node)), pressed);
    // Next to the code that needs it; fetched once.
    hint(ahead.splice(0), { rel: 'preload', as: 'fetch' });
    try {
      await import('./panel').then((panel) => panel.openPanel(launcher, files, () => show(null)));
    } catch {
      // Firefox and Safari end downloads when another page is opened, and that page must not be replaced.
      show(null, isFollowed ? null : offline);
      if (isFollowed) location.assign((launcher as HTMLAnchorElement).href);
    }
    pressed.abort();
  };

  launcher.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!launcher.ariaBusy) void open();
    },
    { signal },
  );
  // Links react only to Enter, buttons also to the space bar.
  launcher.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      launcher.click();
    },
    { signal },
  );
  if (('open' satisfies keyof Data) in launcher.dataset) void open();
});
