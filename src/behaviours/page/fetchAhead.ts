import { built } from './built';
import { isConstrainedConnection } from './connection';
import type { SelectorOf, pageData } from '../contract';
import { hint } from '../widgets/hint';
import { whenIdle } from './whenIdle';

type Selector = SelectorOf<typeof pageData>;

/** A form that is the page's own, not the one in the footer. */
const ownForm = `main ${'[data-needs-react="focus"]' satisfies Selector}`;
const usesReact = '[data-needs-react="click"]' satisfies Selector;
const launcher = '[data-behaviour="assistant"]' satisfies Selector;

/** Fetches React's chunks at low priority, without evaluating them: a visitor who opens a form is about to use it. */
function fetchForForm(): void {
  if (!document.querySelector(ownForm) || isConstrainedConnection(/2g|3g/)) return;
  for (const module of built('react'))
    whenIdle(() => {
      hint([module], { rel: 'prefetch', as: 'script' });
    });
}

/** Fetches what a hand reaches for: a finger or a mouse comes down on it, or it gets the focus. */
function fetchOnReach(): void {
  let isReactFetched = false;
  const onReach = ({ target }: Event) => {
    if (!(target instanceof Element) || isConstrainedConnection(/2g/)) return;
    const [panel] = built('assistant');
    if (panel && target.closest(launcher))
      import('../widgets/panel').then(({ loadPanel }) => loadPanel(panel)).catch(() => undefined);
    if (isReactFetched || !target.closest(usesReact)) return;
    isReactFetched = true;
    hint(built('react'), { rel: 'modulepreload' });
  };
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, onReach);
}

/**
 * Fetches only what a visitor is about to use: visitors pay for their data. A page with a
 * form fetches React when the browser is idle, not with data saving or on 2g and 3g. All other pages wait for a hand:
 * then a part that needs React fetches it, and the launcher of the assistant its panel; its code follows the press.
 */
export function fetchAhead(): void {
  fetchForForm();
  fetchOnReach();
}
