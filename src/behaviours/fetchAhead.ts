import { built } from './built';
import { isConstrainedConnection } from './connection';
import { hint } from './hint';
import { whenIdle } from './whenIdle';

/** Time after load in ms after which the assistant's code is evaluated: the page has long been idle by then. */
const idleDelay = 6000;

/**
 * Fetches the chunks of React and of the assistant into the browser's cache, at low priority and without evaluating them;
 * not when the visitor saves data or is on 2g or 3g. Later the assistant's chunks are evaluated, one per idle period and
 * the entry last, and its panel is fetched, so that it opens at once even on a slow phone: people open it in emergencies.
 */
export function fetchAhead(): void {
  const [panel, entry, ...parts] = built('assistant');
  // A page served from the phone's offline copy lists none.
  if (!panel || !entry || isConstrainedConnection(/2g|3g/)) return;
  for (const module of new Set([...built('react'), entry, ...parts]))
    whenIdle(() => hint([module], { rel: 'prefetch', as: 'script' }));
  setTimeout(runNext, idleDelay, [...parts, entry], panel);
}

function runNext([module, ...rest]: readonly (string | undefined)[], panel: string): void {
  if (module === undefined) {
    import('./panel').then(({ loadPanel }) => loadPanel(panel)).catch(() => undefined);
    return;
  }
  whenIdle(() => {
    import(/* @vite-ignore */ module).then(
      () => runNext(rest, panel),
      () => undefined,
    );
  });
}
