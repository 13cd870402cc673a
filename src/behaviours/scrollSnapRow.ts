/** A row of equal items that scrolls sideways and snaps to an item. Works in both writing directions. */
interface ScrollSnapRow {
  items: readonly HTMLElement[];
  /** Number of the item at the start of the visible part. */
  index: () => number;
  /** How many items are visible side by side. */
  shown: () => number;
  /** Scrolls an item to the start. */
  go: (index: number, smooth: boolean) => void;
}

/**
 * A scroll counts as over when nothing has moved for so many ms. The event `scrollend` is of no use here: it also
 * comes when a scroll to the next item overtakes the one before.
 */
const stillness = 120;

/**
 * Reads and moves a scroll-snap row.
 * @param onSettle Called when a scroll has come to rest, by whatever it was begun.
 */
export function scrollSnapRow(row: HTMLElement, onSettle: () => void, signal: AbortSignal): ScrollSnapRow {
  const items = [...row.children] as HTMLElement[];
  // Negative from right to left, as scrollLeft is.
  const step = () => (items[1]?.offsetLeft ?? 0) - (items[0]?.offsetLeft ?? 0);
  const index = () => Math.round(row.scrollLeft / step()) || 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: number | undefined;
  const scroll = (to: number, smooth: boolean) => {
    row.scrollTo({ left: to * step(), behavior: smooth ? 'smooth' : 'instant' });
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (signal.aborted) return;
      const to = wanted ?? index();
      wanted = undefined;
      // A busy browser has not arrived yet, and one that was turned back at once may have dropped the scroll.
      if (to === index()) onSettle();
      else scroll(to, true);
    }, stillness);
  };
  row.addEventListener('scroll', wait, { passive: true, signal });
  // From here on the visitor scrolls.
  for (const type of ['pointerdown', 'wheel', 'keydown']) {
    row.addEventListener(type, () => (wanted = undefined), { passive: true, signal });
  }
  return {
    items,
    index,
    shown: () => Math.round(row.clientWidth / Math.abs(step())) || 1,
    go: (to, smooth) => {
      wanted = to;
      scroll(to, smooth);
      wait();
    },
  };
}
