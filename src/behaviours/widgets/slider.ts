import { defineBehaviour } from '../attach';
import type { DataOf, SelectorOf, sliderData } from '../contract';
import { watchHoverAndFocus } from './hoverAndFocus';
import { isSaveData } from '../page/connection';
import { observeResize } from '../page/observeResize';
import { scrollSnapRow } from './scrollSnapRow';

type Data = DataOf<typeof sliderData>;
type Attribute = (typeof sliderData)[keyof typeof sliderData];
type Selector = SelectorOf<typeof sliderData>;

/** Length in ms of the fade that replaces a scroll across several slides. */
const fade = 250;

/**
 * A row of slides that advances automatically every `data-interval` ms, 0 for never. Wraps at both ends. Its buttons:
 * `data-step` (-1 or 1), `data-slide` (index of a slide), `data-play`. It pauses while it is hovered or focused or the page
 * is hidden; `data-play` stops it permanently, and it does not start if the visitor asks for reduced motion or saves data.
 * `data-stopped` marks it as stopped.
 */
export const attachSlider = defineBehaviour('slider', (slider, signal) => {
  const row = slider.querySelector<HTMLElement>('[data-track]' satisfies Selector);
  if (!row) return;
  const saveData = isSaveData();
  const dots = slider.querySelectorAll('[data-slide]' satisfies Selector);
  const data: Data = slider.dataset;
  const interval = Number(data.interval);
  const reducedMotion = matchMedia('(prefers-reduced-motion:reduce)');
  let current = 0;
  let laidOut = false;
  let playChoice: boolean | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isAttended = watchHoverAndFocus(slider, () => update(), signal);
  const onSettle = () => {
    const index = track.index();
    if (index !== current) mark(index);
  };
  const track = scrollSnapRow(row, onSettle, signal);
  const { items } = track;

  const update = () => {
    const playing = interval > 0 && (playChoice ?? !(reducedMotion.matches || saveData));
    const moving = playing && !isAttended() && !document.hidden;
    slider.toggleAttribute('data-stopped' satisfies Attribute, !playing);
    row.setAttribute('aria-live', moving ? 'off' : 'polite');
    clearTimeout(timer);
    if (moving) timer = setTimeout(() => goTo(current + 1), interval);
  };
  const mark = (index: number) => {
    // The element with the focus is about to become inert.
    if (index !== current && items[current]?.contains(document.activeElement))
      row.focus({ preventScroll: true });
    current = index;
    items.forEach((item, number) => (item.inert = number !== index));
    dots.forEach((dot, number) => dot.setAttribute('aria-current', String(number === index)));
    update();
  };
  const show = (index: number) => {
    const distance = Math.abs(index - current);
    mark(index);
    if (distance > 1 && !reducedMotion.matches)
      items[index]?.querySelector('img')?.animate({ opacity: [0, 1] }, fade);
    track.go(index, distance === 1 && !reducedMotion.matches);
  };
  const goTo = (index: number) => {
    const next = (index + items.length) % items.length;
    if (next !== current) show(next);
    else update();
  };

  slider.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button');
      const { step, slide, play }: Data = button?.dataset ?? {};
      if (step) goTo(current + Number(step));
      else if (slide) goTo(Number(slide));
      else if (play !== undefined) {
        playChoice = data.stopped !== undefined;
        update();
      }
    },
    { signal },
  );
  document.addEventListener('visibilitychange', update, { signal });
  reducedMotion.addEventListener('change', update, { signal });
  mark(0);
  observeResize(
    [row],
    () => {
      // A visitor may have swiped before the script ran.
      if (!laidOut && current === 0) onSettle();
      laidOut = true;
    },
    signal,
  );
  signal.onabort = () => {
    clearTimeout(timer);
    for (const item of items) item.inert = false;
  };
});
