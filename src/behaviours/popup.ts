import { defineBehaviour } from './attach';
import type { DataOf, SelectorOf, popupData } from './contract';
import { watchHoverAndFocus } from './hoverAndFocus';
import { loadText, save } from './sessionStore';

/** Name under which this session keeps that the message was shown. */
const seenKey = 'welcome-seen';

/**
 * A message that shows itself (`data-shown`) once a session for `data-life` ms, takes no focus, and gives way to what gets
 * it beneath it. The time stands still while somebody attends to it or the page is hidden; on a touch screen it stays until
 * the page is scrolled. `data-close` closes it, so does Esc inside.
 */
export const attachPopup = defineBehaviour('popup', (popup, signal) => {
  // Shown before in this browser session; always new where nothing can be stored.
  if (loadText(seenKey)) return;
  save(seenKey, '1');
  const isTouch = matchMedia('(hover:none)').matches;
  const data: DataOf<typeof popupData> = popup.dataset;
  let left = Number(data.life);
  let since = 0;
  /** 0 while the time stands still. */
  let timer: ReturnType<typeof setTimeout> | 0 = 0;

  // May be called more than once: what is closed stays so.
  const close = () => {
    delete data.shown;
    // While it fades, Tab must not land in what is about to vanish.
    popup.inert = true;
  };
  const run = () => {
    clearTimeout(timer);
    if (timer) left -= performance.now() - since;
    timer = 0;
    // A finger cannot rest on it to stop the time: on a touch screen it stays until the page is scrolled.
    if (isTouch || attended() || document.hidden) return;
    since = performance.now();
    timer = setTimeout(close, left);
  };
  const attended = watchHoverAndFocus(popup, run, signal);
  document.addEventListener('visibilitychange', run, { signal });
  if (isTouch) addEventListener('scroll', close, { signal });
  popup
    .querySelector('[data-close]' satisfies SelectorOf<typeof popupData>)
    ?.addEventListener('click', close, { signal });
  popup.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  // Gives way to what gets the focus at its height, where it may lie over it: nobody works blind.
  const giveWay = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || popup.contains(target)) return;
    const [one, other] = [popup.getBoundingClientRect(), target.getBoundingClientRect()];
    if (one.bottom > other.top && one.top < other.bottom) close();
  };
  document.addEventListener('focusin', giveWay, { signal });
  data.shown = '';
  run();
  signal.onabort = () => {
    clearTimeout(timer);
  };
});
