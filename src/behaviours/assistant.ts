import { defineBehaviour } from './attach';
import { built } from './built';
import type { DataOf, SelectorOf, assistantData } from './contract';
import { hint } from './hint';

type Data = DataOf<typeof assistantData>;
type Selector = SelectorOf<typeof assistantData>;

/** What the assistant's own entry gives, see `src/app/client/openAssistant.tsx`. */
interface AssistantEntry {
  /** Shows the panel; resolves when it stands in the page. */
  openAssistant: (launcher: HTMLElement) => Promise<void>;
}

/**
 * The launcher of the assistant: a link that opens the panel instead of going where it leads; without a built assistant,
 * as in Storybook, it stays a link. The press shows at once: the launcher is busy, and the page's note (`data-note`), with
 * the emergency number, is there until the panel is. Where the panel cannot be loaded the link is followed; offline the
 * note says so: the words of its `data-note` take the place of those in its `data-words`. With `data-open` it opens by
 * itself.
 */
export const attachAssistant = defineBehaviour('assistant', (launcher, signal) => {
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
    const [entry = '', ...parts] = built('assistant');
    show('true', opening);
    hint([entry, ...parts], { rel: 'modulepreload' });
    try {
      const { openAssistant } = (await import(/* @vite-ignore */ entry)) as AssistantEntry;
      await openAssistant(launcher);
      show(null);
    } catch {
      show(null, navigator.onLine ? null : offline);
      if (navigator.onLine) location.assign((launcher as HTMLAnchorElement).href);
    }
  };

  const { open: opensItself }: Data = launcher.dataset;
  launcher.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !built('assistant')[0]) return;
      event.preventDefault();
      if (!launcher.ariaBusy) void open();
    },
    { signal },
  );
  if (opensItself !== undefined && built('assistant')[0]) void open();
});
