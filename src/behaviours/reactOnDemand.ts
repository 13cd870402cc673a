import { hint } from './hint';

/** What the browser tells about the line, where it does. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Brings React when a visitor first uses something that needs it.
 * `data-needs-react="focus"`: focus inside starts it and everything goes on natively meanwhile (forms).
 * `data-needs-react="click"`: a click is held, and given again when React is there (dialogs).
 * The script's own `data-react` lists the modules, the one that exports `hydrate` first. When the browser is idle they
 * are fetched but not run; not when the visitor saves data or sits on 2g or 3g.
 */
export function bringReact(): void {
  const { react = '', assistant = '' } =
    document.querySelector<HTMLElement>('script[data-react]')?.dataset ?? {};
  const modules = react.split(' ');
  let ready = false;
  /** React could not be brought: what the element does by itself has to do. */
  let failed = false;
  let started: Promise<void> | undefined;

  const begin = () =>
    (started ??= start(modules).then(
      () => {
        ready = true;
        document.documentElement.dataset['react'] = 'ready';
      },
      () => {
        started = undefined;
        failed = true;
      },
    ));

  const needs = (event: Event, kind: string) =>
    event.target instanceof Element
      ? event.target.closest<HTMLElement>(`[data-needs-react="${kind}"]`)
      : undefined;

  const onUse = (event: Event) => {
    if (!ready && needs(event, 'focus')) void begin();
  };
  document.addEventListener('focusin', onUse);
  document.addEventListener('input', onUse);
  // On a slow line a visitor may have begun to write before this script came.
  if (document.activeElement?.closest('[data-needs-react="focus"]')) void begin();
  document.addEventListener(
    'click',
    (event) => {
      if (ready || failed) {
        failed = false;
        return;
      }
      const element = needs(event, 'click');
      if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      element.ariaBusy = 'true';
      void begin().then(() => {
        element.ariaBusy = null;
        element.click();
      });
    },
    true,
  );
  fetchAhead(modules, assistant.split(' ').filter(Boolean));
}

/** Loads the modules side by side, and takes the page over. */
async function start(modules: readonly string[]): Promise<void> {
  hint(modules, { rel: 'modulepreload' });
  const { hydrate } = (await import(/* @vite-ignore */ modules[0] ?? '')) as { hydrate: () => Promise<void> };
  await hydrate();
}

/** Time after load in ms after which the assistant's code is run ahead: the page has long been quiet by then. */
const quiet = 6000;

const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1500);
};

/**
 * Fetches the chunks of React and of the assistant into the browser's cache, at low priority, without running them.
 * Later those of the assistant are run, one in each idle moment and the entry last, so that it opens at once even on
 * a slow phone: whoever needs it cannot wait.
 */
function fetchAhead(modules: readonly string[], [entry, ...parts]: readonly string[]): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || /2g|3g/.test(effectiveType)) return;
  const fetchAll = () => {
    hint([...new Set([...modules, ...parts, ...(entry ? [entry] : [])])], { rel: 'prefetch', as: 'script' });
    if (entry) setTimeout(runNext, quiet, [...parts, entry]);
  };
  if (document.readyState === 'complete') whenIdle(fetchAll);
  else addEventListener('load', () => whenIdle(fetchAll));
}

function runNext([module, ...rest]: readonly string[]): void {
  if (module === undefined) return;
  whenIdle(() => {
    import(/* @vite-ignore */ module).then(
      () => runNext(rest),
      () => undefined,
    );
  });
}
