/** A row of equal items that scrolls sideways and snaps to an item. Works in both writing directions. */
interface ScrollSnapRow {
  items: readonly HTMLElement[];
  /** Index of the item at the start of the visible part. */
  index: () => number;
  /** Number of items visible side by side. */
  shown: () => number;
  /** Scrolls an item to the start. */
  go: (index: number, smooth: boolean) => void;
}

/**
 * Time in ms without movement after which a scroll counts as finished. `scrollend` cannot be used: it also fires when a new
 * scroll interrupts the one before.
 */
const settleTime = 120;

/**
 * Reads and moves a scroll-snap row.
 * @param onSettle Called when a scroll has finished, however it began.
 */
export function scrollSnapRow(row: HTMLElement, onSettle: () => void, signal: AbortSignal): ScrollSnapRow {
  const items = [...row.children] as HTMLElement[];
  // Negative in right-to-left pages, as `scrollLeft` is.
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
      // A busy browser may not have arrived yet, or may have dropped a scroll that was reversed at once.
      if (to === index()) onSettle();
      else scroll(to, true);
    }, settleTime);
  };
  row.addEventListener('scroll', wait, { passive: true, signal });
  // From now on the visitor scrolls.
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
