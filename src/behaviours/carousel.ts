import { once } from './attach';
import { watchTrack } from './track';

/**
 * A row of cards that two buttons (`data-step` -1 and 1) move by one card. At an end its button is hidden and hands
 * its focus to the other one. What stands in `data-from` and `data-to` says which cards are shown; their parent
 * `data-status` is announced once something moves.
 */
export const attachCarousel = once('carousel', (carousel) => {
  const abort = new AbortController();
  const { signal } = abort;
  const row = carousel.querySelector<HTMLElement>('[data-track]');
  const back = carousel.querySelector<HTMLElement>('[data-step="-1"]');
  const onward = carousel.querySelector<HTMLElement>('[data-step="1"]');
  if (!row || !back || !onward) return () => undefined;
  let index = 0;

  const write = (selector: string, value: number) => {
    for (const place of carousel.querySelectorAll(selector)) {
      // Writing what stands there would be announced again.
      if (place.textContent !== String(value)) place.textContent = String(value);
    }
  };
  const hide = (button: HTMLElement, hidden: boolean, other: HTMLElement) => {
    if (hidden && button === document.activeElement) {
      other.hidden = false;
      other.focus({ preventScroll: true });
    }
    button.hidden = hidden;
  };
  const update = (wanted: number) => {
    const total = track.items.length;
    const shown = Math.min(track.shown(), total);
    index = Math.max(0, Math.min(wanted, total - shown));
    hide(back, index === 0, onward);
    hide(onward, index === total - shown, back);
    write('[data-from]', index + 1);
    write('[data-to]', index + shown);
  };
  const read = () => update(track.index());
  const track = watchTrack(row, read, signal);
  const move = (step: number) => {
    update(index + step);
    track.go(index, !matchMedia('(prefers-reduced-motion:reduce)').matches);
  };
  back.addEventListener('click', () => move(-1), { signal });
  onward.addEventListener('click', () => move(1), { signal });
  read();
  carousel.querySelector('[data-status]')?.setAttribute('role', 'status');
  // The number of cards side by side may change; where the row then rests, it says by a scroll.
  const observer = new ResizeObserver(() => update(index));
  observer.observe(row);
  // Cards may get their new width after the row has.
  if (track.items[0]) observer.observe(track.items[0]);
  return () => {
    abort.abort();
    observer.disconnect();
  };
});
