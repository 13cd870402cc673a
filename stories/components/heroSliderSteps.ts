import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Canvas } from '../fixtures/canvas';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** The slide that lies in the visible part of the row, and the only one that can be reached. */
export async function expectShown(canvas: Canvas, number: number) {
  const slide = canvas.getByRole('group', { name: `${String(number)} of 7` });
  await waitFor(
    () => {
      const row = slide.parentElement?.getBoundingClientRect();
      if (!row) throw new Error('The slide is not in a row');
      // Less than a pixel: a scroll that is still under way shows in a picture.
      if (Math.abs(slide.getBoundingClientRect().left - row.left) > 0.6)
        throw new Error(`Slide ${String(number)} is not in place`);
      if (slide.inert) throw new Error(`Slide ${String(number)} is out of reach`);
    },
    { timeout: 3000 },
  );
  await expect(canvas.getByRole('button', { name: `Slide ${String(number)}` })).toHaveAttribute(
    'aria-current',
    'true',
  );
}

/** Shows another slide than the first one, as a visitor does. */
export async function goTo({ canvas, userEvent }: Context, number: number) {
  await userEvent.click(canvas.getByRole('button', { name: `Slide ${String(number)}` }));
  await expectShown(canvas, number);
}
