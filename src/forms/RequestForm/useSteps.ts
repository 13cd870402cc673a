import { useCallback, useSyncExternalStore } from 'react';

/** In the state of a history entry: how many steps of this visit lie before it. */
const key = 'steps';

const pattern = /^#step-(\d{1,2})$/;

/** Address of a step in the page. */
export const stepHash = (step: number) => `#step-${String(step)}`;

function askedStep(): number {
  return Number(pattern.exec(location.hash)?.[1] ?? 1);
}

function stepsBefore(): number {
  const before = (history.state as Readonly<Record<string, unknown>> | null)?.[key];
  return typeof before === 'number' ? before : 0;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener('hashchange', onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener('hashchange', onChange);
  };
}

/** Puts an address into the history beside the router's own state: for the router all steps are one place. */
function write(how: 'pushState' | 'replaceState', step: number, before: number): void {
  history[how]({ ...(history.state as object | null), [key]: before }, '', stepHash(step));
  dispatchEvent(new Event('hashchange'));
}

/**
 * The step that the address names, from 1 to `last`, so that the browser's Back leads one step back. 0 as long as React is not
 * in place: all steps stand on one page then.
 */
export function useSteps(last: number) {
  const asked = useSyncExternalStore(subscribe, askedStep, () => 0);
  return {
    step: Math.min(asked, last),
    /** Goes to a step, as a page of its own in the history. */
    go: useCallback((step: number) => {
      write('pushState', step, stepsBefore() + 1);
    }, []),
    /** Goes back as the browser does; where this visit did not come by steps, to the one before. */
    back: useCallback(() => {
      if (stepsBefore() > 0) history.back();
      else write('replaceState', Math.max(1, askedStep() - 1), 0);
    }, []),
    /** Takes a step's address away that cannot be shown yet. */
    stayAt: useCallback((step: number) => {
      if (askedStep() > step) write('replaceState', step, 0);
    }, []),
  };
}
