import type { StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens the dialog by its button. */
export async function openIt({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Write a Review' }));
  return screen.findByRole('dialog', { name: 'Submit Your Review' });
}

/** Fills in all but the stars. */
export async function fill({ userEvent }: Context) {
  await userEvent.type(screen.getByLabelText('Name'), 'Faith Wambui');
  await userEvent.type(screen.getByLabelText('Title'), 'Event Organizer');
  await userEvent.type(screen.getByLabelText('Review'), 'On the ground an hour early.');
}
