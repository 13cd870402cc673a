/** Key in the state of a history entry: the number of overlays open at that entry. */
const key = 'overlays';

/** The page, with the depth of the uppermost open overlay: first-load script and React bundle have copies of this module. */
interface MarkedDocument extends Document {
  overlayDepth?: number | undefined;
}

function currentDepth(): number {
  const depth = (history.state as Readonly<Record<string, unknown>> | null)?.[key];
  return typeof depth === 'number' ? depth : 0;
}

/**
 * Adds a history entry for an overlay, so that Back closes it before it leaves the page. An entry that an overlay has left
 * behind, as one that was open at a reload, is used again: Back must not need more presses than there were pages.
 * @param onBack Called once, when Back has removed the entry. An overlay that stays open then needs a new entry.
 * @param signal Ends the listening; the entry stays.
 * @returns Removes the entry if it is the current one: call it when something other than Back has closed the overlay.
 */
export function addBackEntry(onBack: () => void, signal: AbortSignal): () => void {
  const page: MarkedDocument = document;
  const depthBelow = page.overlayDepth ?? 0;
  const isLeftBehind = currentDepth() > depthBelow;
  const ownDepth = isLeftBehind ? currentDepth() : depthBelow + 1;
  // The router's own state is kept: to the router both entries are the same location.
  try {
    if (!isLeftBehind) history.pushState({ ...(history.state as object | null), [key]: ownDepth }, '');
  } catch {
    // Safari refuses more than a hundred entries in half a minute: Back then leaves the page.
    return () => undefined;
  }
  page.overlayDepth = ownDepth;
  const end = () => {
    page.overlayDepth = Math.min(page.overlayDepth ?? 0, depthBelow);
    removeEventListener('popstate', onPopState);
  };
  const onPopState = () => {
    if (currentDepth() >= ownDepth) return;
    end();
    onBack();
  };
  addEventListener('popstate', onPopState, { signal });
  signal.addEventListener('abort', end);
  return () => {
    if (currentDepth() === ownDepth) history.back();
  };
}
