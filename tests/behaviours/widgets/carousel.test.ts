import { afterEach, describe, expect, it, vi } from 'vitest';
import { attachCarousel } from '../../../src/behaviours/widgets/carousel';

let carousel: HTMLElement;
let detach: () => void;

/** Puts nine cards of 100 px with gaps of 16 px into a row that shows some of them. */
function place(shown: number, direction = 'ltr', cards = 9) {
  const width = shown * 100 + (shown - 1) * 16;
  document.body.innerHTML = `
    <div id="carousel" dir="${direction}">
      <p data-status><span data-template="Clinics {from} to {to} of {total}">Clinics 1 to 3 of 9</span></p>
      <button data-step="-1" hidden></button><button data-step="1"></button>
      <ul data-track style="display:flex;gap:16px;width:${String(width)}px;margin:0;padding:0;overflow-x:auto;position:relative;scroll-snap-type:x mandatory">
        ${'<li style="flex:0 0 100px;height:40px;scroll-snap-align:start"></li>'.repeat(cards)}
      </ul>
    </div>`;
  carousel = document.querySelector('#carousel') as HTMLElement;
  detach = attachCarousel(carousel);
}
const find = (selector: string) => carousel.querySelector(selector) as HTMLElement;
const back = () => find('[data-step="-1"]');
const onward = () => find('[data-step="1"]');
const status = () => find('[data-status]').textContent;
const press = (button: HTMLElement, times: number) => {
  for (let time = 0; time < times; time += 1) button.click();
};

afterEach(() => {
  detach();
  document.body.innerHTML = '';
});

describe('limits', () => {
  it.each([
    [3, 6, 'Clinics 7 to 9 of 9'],
    [2, 7, 'Clinics 8 to 9 of 9'],
    [1, 8, 'Clinics 9 to 9 of 9'],
  ])('with %i cards side by side it moves on %i times', (shown, moves, last) => {
    place(shown);
    expect(back().hidden).toBe(true);
    press(onward(), moves - 1);
    expect(onward().hidden).toBe(false);
    press(onward(), 1);
    expect(onward().hidden).toBe(true);
    expect(back().hidden).toBe(false);
    expect(status()).toBe(last);
    press(back(), moves);
    expect(back().hidden).toBe(true);
    expect(onward().hidden).toBe(false);
  });

  it('hides both arrows where everything is shown', async () => {
    place(3, 'ltr', 2);
    await vi.waitFor(() => {
      expect([back().hidden, onward().hidden]).toEqual([true, true]);
    });
  });
});

it('hands the focus to the other arrow at an end', () => {
  place(3);
  onward().focus();
  press(onward(), 6);
  expect(document.activeElement).toBe(back());
  press(back(), 6);
  expect(document.activeElement).toBe(onward());
});

it.each([
  ['ltr', 232],
  ['rtl', -232],
])('scrolls the cards (%s)', async (direction, left) => {
  place(3, direction);
  press(onward(), 2);
  await vi.waitFor(() => {
    expect(Math.round(find('[data-track]').scrollLeft)).toBe(left);
  });
});

it('follows a swipe', async () => {
  place(3);
  find('[data-track]').scrollTo({ left: 116 * 4 });
  await vi.waitFor(() => {
    expect(status()).toBe('Clinics 5 to 7 of 9');
  });
  expect(back().hidden).toBe(false);
});

it('begins where the row stands that was swiped before', async () => {
  place(3);
  detach();
  find('[data-track]').scrollLeft = 116 * 2;
  detach = attachCarousel(carousel);
  await vi.waitFor(() => {
    expect(status()).toBe('Clinics 3 to 5 of 9');
  });
  expect(back().hidden).toBe(false);
});

it('counts anew when the row becomes narrower', async () => {
  place(3);
  find('[data-track]').style.width = '100px';
  await vi.waitFor(() => {
    expect(status()).toBe('Clinics 1 to 1 of 9');
  });
});

it('is announced only from the first move on', () => {
  place(3);
  expect(find('[data-status]').getAttribute('role')).toBe('status');
  expect(status()).toBe('Clinics 1 to 3 of 9');
});

it('attaches once', () => {
  place(3);
  expect(attachCarousel(carousel)).toBe(detach);
  press(onward(), 1);
  expect(status()).toBe('Clinics 2 to 4 of 9');
});
