import type { StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { fillIn } from '../fixtures/fillIn';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens the dialog by its button. */
export async function openIt({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Write a Review' }));
  return screen.findByRole('dialog', { name: 'Submit Your Review' });
}

/** Fills in all but the stars. */
export async function fill({ userEvent }: Context) {
  await fillIn(userEvent, screen.getByLabelText('Name'), 'Faith Wambui');
  await fillIn(userEvent, screen.getByLabelText('Title'), 'Event Organizer');
  await fillIn(userEvent, screen.getByLabelText('Review'), 'On the ground an hour early.');
}
