import { useCallback, useSyncExternalStore } from 'react';

/** Key in the state of a history entry: the number of steps of this visit before it. */
const key = 'steps';

const pattern = /^#step-(\d{1,2})$/;

/** Address of a step in the page. */
export const stepHash = (step: number) => `#step-${String(step)}`;

function stepInAddress(): number {
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

/** Writes an address into the history and keeps the router's own state: to the router all steps are one location. */
function writeHistory(method: 'pushState' | 'replaceState', step: number, before: number): void {
  history[method]({ ...(history.state as object | null), [key]: before }, '', stepHash(step));
  dispatchEvent(new Event('hashchange'));
}

/**
 * The step that the address names, from 1 to `last`, so that the browser's Back leads one step back. 0 before hydration,
 * when all steps are on one page.
 */
export function useSteps(last: number) {
  const current = useSyncExternalStore(subscribe, stepInAddress, () => 0);
  return {
    step: Math.min(current, last),
    /** Goes to a step by a history entry of its own. */
    go: useCallback((step: number) => {
      writeHistory('pushState', step, stepsBefore() + 1);
    }, []),
    /** Goes back in the history; if this visit did not come through the steps, to the previous step. */
    back: useCallback(() => {
      if (stepsBefore() > 0) history.back();
      else writeHistory('replaceState', Math.max(1, stepInAddress() - 1), 0);
    }, []),
    /** Replaces the address of a step that cannot be shown yet. */
    stayAt: useCallback((step: number) => {
      if (stepInAddress() > step) writeHistory('replaceState', step, 0);
    }, []),
  };
}
