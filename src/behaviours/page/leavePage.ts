import { defineBehaviour } from '../attach';
import { clearSession } from './sessionStore';

/**
 * Leaves the page: hides it at once, because the next one may take long to load, deletes what this tab has stored, and
 * loads another page in place of this one, so that Back does not return to it. The other page is not told where the visitor
 * came from.
 */
export function leavePage(address: string): void {
  document.documentElement.hidden = true;
  clearSession();
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' }),
  );
  // If Back brings the document back from the browser's memory, at an earlier entry of the history, it begins anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  location.replace(address);
}

/**
 * The link that leaves a quiet page: replaces the page instead of adding to the history. So does Esc, unless it closes an
 * open menu or dialog. Without a script it is a plain link.
 */
export const attachLeavePage = defineBehaviour('leave', (element, signal) => {
  const leave = () => {
    leavePage((element as HTMLAnchorElement).href);
  };
  element.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      leave();
    },
    { signal },
  );
  addEventListener(
    'keydown',
    ({ key, isComposing }) => {
      const isTaken = isComposing || document.querySelector('dialog[open],header details[open]');
      if (key === 'Escape' && !isTaken) leave();
    },
    // Before the header closes its menu.
    { capture: true, signal },
  );
});
