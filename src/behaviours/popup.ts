import { defineBehaviour } from './attach';
import type { DataOf, SelectorOf, popupData } from './contract';
import { watchHoverAndFocus } from './hoverAndFocus';
import { loadText, save } from './sessionStore';

/** Name under which this session keeps that the message was shown. */
const seenKey = 'welcome-seen';

/**
 * A message that shows itself (`data-shown`) once a session for `data-life` ms, takes no focus, and gives way to what gets
 * it beneath it. The time stands still while somebody attends to it or the page is hidden. `data-close` closes it, so does
 * Esc inside.
 */
export const attachPopup = defineBehaviour('popup', (popup, detached) => {
  // Shown before in this browser session; always new where nothing can be stored.
  if (loadText(seenKey)) return;
  save(seenKey, '1');
  const abort = new AbortController();
  const { signal } = abort;
  const data: DataOf<typeof popupData> = popup.dataset;
  let left = Number(data.life);
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    abort.abort();
  };
  const close = () => {
    stop();
    delete data.shown;
    // While it fades, Tab must not land in what is about to vanish.
    popup.inert = true;
  };
  const run = () => {
    clearTimeout(timer);
    if (since !== undefined) left -= performance.now() - since;
    since = undefined;
    if (attended() || document.hidden) return;
    since = performance.now();
    timer = setTimeout(close, left);
  };
  const attended = watchHoverAndFocus(popup, run, signal);
  document.addEventListener('visibilitychange', run, { signal });
  popup
    .querySelector('[data-close]' satisfies SelectorOf<typeof popupData>)
    ?.addEventListener('click', close, { signal });
  popup.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  // Gives way to what gets the focus beneath it: nobody works blind.
  const giveWay = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || popup.contains(target)) return;
    const [one, other] = [popup.getBoundingClientRect(), target.getBoundingClientRect()];
    if (one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom)
      close();
  };
  document.addEventListener('focusin', giveWay, { signal });
  popup.inert = false;
  data.shown = '';
  run();
  detached.onabort = stop;
});
