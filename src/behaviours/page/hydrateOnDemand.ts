import { built } from './built';
import type { SelectorOf, pageData, scriptData } from '../contract';
import { hint } from '../widgets/hint';

/**
 * Loads React when a visitor first uses something that needs it.
 * `data-needs-react="focus"`: focus inside starts loading, and everything works natively meanwhile (forms).
 * `data-needs-react="click"`: a click is held back and replayed when React is there (dialogs).
 * The script's own `data-react` lists the modules, the one that exports `hydrate` first.
 */
export function hydrateOnDemand(): void {
  const modules = built('react');
  let ready = false;
  /** React could not be loaded: the elements keep their native behaviour. */
  let failed = false;
  let started: Promise<void> | undefined;

  const startHydration = () =>
    (started ??= start(modules).then(
      () => {
        ready = true;
        document.documentElement.dataset['react' satisfies keyof typeof scriptData] = 'ready';
      },
      () => {
        started = undefined;
        failed = true;
      },
    ));

  const needs = (target: EventTarget | null, kind: string) =>
    target instanceof Element &&
    target.closest<HTMLElement>(`[data-needs-react="${kind}"]` satisfies SelectorOf<typeof pageData>);

  const onUse = ({ target }: { target: EventTarget | null }) => {
    if (!ready && needs(target, 'focus')) void startHydration();
  };
  document.addEventListener('focusin', onUse);
  document.addEventListener('input', onUse);
  // On a slow connection a visitor may have begun to type before this script ran.
  onUse({ target: document.activeElement });
  // After Back to a form in steps: the browser has restored its texts, and React shows the step.
  if (location.hash.startsWith('#step')) void startHydration();
  document.addEventListener(
    'click',
    (event) => {
      if (ready || failed) {
        failed = false;
        return;
      }
      const element = needs(event.target, 'click');
      if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      element.ariaBusy = 'true';
      void startHydration().then(() => {
        element.ariaBusy = null;
        element.click();
      });
    },
    true,
  );
}

/** Loads the modules in parallel, evaluates each in a task of its own, and hydrates the page. */
async function start([entry = '', ...parts]: readonly string[]): Promise<void> {
  hint([entry, ...parts], { rel: 'modulepreload' });
  for (const part of parts) {
    await import(/* @vite-ignore */ part);
    // Evaluated in one task they would block input on a slow phone.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const { hydrate } = (await import(/* @vite-ignore */ entry)) as { hydrate: () => Promise<void> };
  await hydrate();
}
