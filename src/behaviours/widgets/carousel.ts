import { defineBehaviour } from '../attach';
import type { DataOf, SelectorOf, carouselData } from '../contract';
import { observeResize } from '../page/observeResize';
import { scrollSnapRow } from './scrollSnapRow';

type Selector = SelectorOf<typeof carouselData>;

/**
 * A row of cards that two buttons (`data-step` -1 and 1) move by one card. At either end the button for that direction is
 * hidden, and the other one takes over its focus. Each `data-template` describes the visible cards in a text with the
 * placeholders `{from}`, `{to}` and `{total}`; their parent `data-status` is a live region once something moves.
 */
export const attachCarousel = defineBehaviour('carousel', (carousel, signal) => {
  const row = carousel.querySelector<HTMLElement>('[data-track]' satisfies Selector);
  const back = carousel.querySelector<HTMLElement>('[data-step="-1"]' satisfies Selector);
  const onward = carousel.querySelector<HTMLElement>('[data-step="1"]' satisfies Selector);
  if (!row || !back || !onward) return;
  /** Index of the first visible card; unknown before the row has a size. */
  let index: number | undefined;

  const write = (figures: Readonly<Record<string, number>>) => {
    for (const place of carousel.querySelectorAll<HTMLElement>('[data-template]' satisfies Selector)) {
      const { template }: DataOf<typeof carouselData> = place.dataset;
      const text = template?.replace(/\{(\w+)\}/g, (_, name: string) => String(figures[name]));
      // Writing the same text again would announce it again.
      if (text && place.textContent !== text) place.textContent = text;
    }
  };
  const hide = (button: HTMLElement, hidden: boolean, other: HTMLElement) => {
    if (hidden && button === document.activeElement) {
      other.hidden = false;
      other.focus({ preventScroll: true });
    }
    button.hidden = hidden;
  };
  const update = (wanted = track.index()) => {
    const total = track.items.length;
    const shown = Math.min(track.shown(), total);
    index = Math.max(0, Math.min(wanted, total - shown));
    hide(back, index === 0, onward);
    hide(onward, index === total - shown, back);
    write({ from: index + 1, to: index + shown, total });
    return index;
  };
  const track = scrollSnapRow(row, () => update(), signal);
  const move = (step: number) => {
    track.go(update((index ?? 0) + step), !matchMedia('(prefers-reduced-motion:reduce)').matches);
  };
  back.addEventListener('click', () => move(-1), { signal });
  onward.addEventListener('click', () => move(1), { signal });
  carousel.querySelector('[data-status]' satisfies Selector)?.setAttribute('role', 'status');
  // The number of visible cards may change; a scroll event then reports the new position. Cards may get their new width
  // after the row has, so they are observed as well.
  observeResize([row, ...track.items], () => update(index), signal);
});
