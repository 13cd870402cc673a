import type { StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** A picture of the album by its number from 1. */
export const photo = ({ canvas }: Context, number: number) => {
  const found = canvas.getAllByRole('link')[number - 1];
  if (!found) throw new Error(`There is no picture ${String(number)}`);
  return found;
};

/** The dialog is loaded only now. */
export const opened = () => screen.findByRole('dialog', { name: 'Album: Training' }, { timeout: 5000 });
