import { expect, waitFor } from 'storybook/test';
import type { Canvas } from '../fixtures/canvas';

/** Titles of the cards that lie wholly inside the row. */
export function shownTitles(canvas: Canvas) {
  const row = canvas.getByRole('list').getBoundingClientRect();
  return canvas
    .getAllByRole('listitem')
    .filter((item: HTMLElement) => {
      const { left, right } = item.getBoundingClientRect();
      return left >= row.left - 1 && right <= row.right + 1;
    })
    .map((item: HTMLElement) => item.querySelector('h3')?.textContent);
}

/** These clinics, and no others, lie wholly inside the row. */
export const expectShown = (canvas: Canvas, ...titles: string[]) =>
  waitFor(() => expect(shownTitles(canvas)).toEqual(titles.map((title) => `${title} Clinic`)), {
    timeout: 3000,
  });

/** The arrow back, where there is one. */
export const previous = (canvas: Canvas) => canvas.queryByRole('button', { name: 'Previous clinics' });

/** The arrow onward, where there is one. */
export const next = (canvas: Canvas) => canvas.queryByRole('button', { name: 'Next clinics' });

/** Presses a button so many times. */
export async function press(
  click: (button: Element) => Promise<void>,
  button: HTMLElement | null,
  times: number,
) {
  for (let time = 0; time < times; time += 1) if (button) await click(button);
}
