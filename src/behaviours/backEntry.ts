/** Key in the state of a history entry: the number of overlays open at that entry. */
const key = 'overlays';

function currentDepth(): number {
  const depth = (history.state as Readonly<Record<string, unknown>> | null)?.[key];
  return typeof depth === 'number' ? depth : 0;
}

/**
 * Adds a history entry for an overlay, so that Back closes it before it leaves the page.
 * @param onBack Called once, when Back has removed the entry. An overlay that stays open then needs a new entry.
 * @param signal Ends the listening; the entry stays.
 * @returns Removes the entry if it is the current one: call it when something other than Back has closed the overlay.
 */
export function addBackEntry(onBack: () => void, signal: AbortSignal): () => void {
  const ownDepth = currentDepth() + 1;
  // The router's own state is kept: to the router both entries are the same location.
  history.pushState({ ...(history.state as object | null), [key]: ownDepth }, '');
  const onPopState = () => {
    if (currentDepth() >= ownDepth) return;
    removeEventListener('popstate', onPopState);
    onBack();
  };
  addEventListener('popstate', onPopState, { signal });
  return () => {
    if (currentDepth() === ownDepth) history.back();
  };
}
