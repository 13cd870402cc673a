import { once } from './attach';
import { hint } from './hint';

/** What the assistant's own entry gives, see `src/app/assistant`. */
interface AssistantEntry {
  /** Shows the panel; resolves when it stands in the page. */
  openAssistant: (launcher: HTMLElement) => Promise<void>;
}

/** Built files of the assistant, its entry first; none in Storybook, where the launcher stays a link. */
const files = () =>
  document.querySelector<HTMLElement>('script[data-assistant]')?.dataset['assistant']?.split(' ') ?? [];

/**
 * The launcher of the assistant: a link that opens the panel instead of going where it leads. The press shows at once:
 * the launcher is busy, and the page's note (`data-note`), with the emergency number, is there until the panel is.
 * Where the panel cannot be loaded the link is followed; without a line the note says so: the words of its `data-note`
 * take the place of those in its `data-words`. With `data-open` it opens by itself.
 */
export const attachAssistant = once('assistant', (launcher, signal) => {
  const note = document.querySelector<HTMLElement>('[data-note]');
  const words = note?.querySelector('[data-words]');
  const opening = words?.textContent;
  const show = (state?: 'waiting' | 'failed') => {
    launcher.ariaBusy = state === 'waiting' ? 'true' : null;
    if (!note || !words) return;
    note.hidden = !state;
    words.textContent = (state === 'failed' ? note.dataset['note'] : opening) ?? '';
  };

  const open = async () => {
    const [entry = '', ...parts] = files();
    show('waiting');
    hint([entry, ...parts], { rel: 'modulepreload' });
    try {
      const { openAssistant } = (await import(/* @vite-ignore */ entry)) as AssistantEntry;
      await openAssistant(launcher);
      show();
    } catch {
      show(navigator.onLine ? undefined : 'failed');
      if (navigator.onLine) location.assign((launcher as HTMLAnchorElement).href);
    }
  };

  launcher.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || files().length === 0) return;
      event.preventDefault();
      if (!launcher.ariaBusy) void open();
    },
    { signal },
  );
  if (launcher.hasAttribute('data-open') && files().length > 0) void open();
});
