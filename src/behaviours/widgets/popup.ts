import { defineBehaviour } from '../attach';
import type { DataOf, SelectorOf, popupData } from '../contract';
import { watchHoverAndFocus } from './hoverAndFocus';
import { loadText, save } from '../page/sessionStore';

/** Key under which the session remembers that the message was shown. */
const seenKey = 'welcome-seen';

/**
 * A message that appears (`data-shown`) once per session for `data-life` ms, takes no focus, and closes when an element
 * beneath it gets the focus. The time pauses while the message is hovered or focused, or the page is hidden; on a touch
 * screen it stays until the page is scrolled. `data-close` closes it, so does Esc inside.
 */
export const attachPopup = defineBehaviour('popup', (popup, signal) => {
  // Already shown in this browser session; without storage it is shown on every page.
  if (loadText(seenKey)) return;
  save(seenKey, '1');
  const isTouch = matchMedia('(hover:none)').matches;
  const data: DataOf<typeof popupData> = popup.dataset;
  let remaining = Number(data.life);
  let startedAt = 0;
  /** 0 while the time is paused. */
  let timer: ReturnType<typeof setTimeout> | 0 = 0;

  // May be called more than once.
  const close = () => {
    delete data.shown;
    // While it fades out, Tab must not enter it.
    popup.inert = true;
  };
  const run = () => {
    clearTimeout(timer);
    if (timer) remaining -= performance.now() - startedAt;
    timer = 0;
    // Touch cannot hover to pause the time, so on a touch screen it stays until the page is scrolled.
    if (isTouch || isAttended() || document.hidden) return;
    startedAt = performance.now();
    timer = setTimeout(close, remaining);
  };
  const isAttended = watchHoverAndFocus(popup, run, signal);
  document.addEventListener('visibilitychange', run, { signal });
  if (isTouch) addEventListener('scroll', close, { signal });
  popup
    .querySelector('[data-close]' satisfies SelectorOf<typeof popupData>)
    ?.addEventListener('click', close, { signal });
  popup.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  // Closes if it may cover the element that gets the focus.
  const closeIfCovering = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || popup.contains(target)) return;
    const [one, other] = [popup.getBoundingClientRect(), target.getBoundingClientRect()];
    if (one.bottom > other.top && one.top < other.bottom) close();
  };
  document.addEventListener('focusin', closeIfCovering, { signal });
  data.shown = '';
  run();
  signal.onabort = () => {
    clearTimeout(timer);
  };
});
