/** Key in the state of a history entry: how many overlays lie over the page there. */
const key = 'overlays';

function shownDepth(): number {
  const depth = (history.state as Readonly<Record<string, unknown>> | null)?.[key];
  return typeof depth === 'number' ? depth : 0;
}

/**
 * Gives what lies over the page an entry in the history, so that Back closes it before it leaves the page.
 * @param onBack Called once, when Back has taken the entry away. What then stays open needs a new entry.
 * @param signal Ends the listening; the entry stays.
 * @returns Takes the entry away if it is the one that is shown: to be called when something other than Back has closed it.
 */
export function addBackEntry(onBack: () => void, signal: AbortSignal): () => void {
  const own = shownDepth() + 1;
  // The router keeps its own state beside it: for the router both entries are the same place.
  history.pushState({ ...(history.state as object | null), [key]: own }, '');
  const hear = () => {
    if (shownDepth() >= own) return;
    removeEventListener('popstate', hear);
    onBack();
  };
  addEventListener('popstate', hear, { signal });
  return () => {
    if (shownDepth() === own) history.back();
  };
}
