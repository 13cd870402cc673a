import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fillIn } from '../fixtures/fillIn';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens the dialog by its button, and waits for the first frame in which it fades in. */
export async function openIt({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Write a Review' }));
  const dialog = await screen.findByRole('dialog', { name: 'Submit Your Review' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

/** Fills in all but the stars. */
export async function fill({ userEvent }: Context) {
  await fillIn(userEvent, screen.getByLabelText('Name'), 'Faith Wambui');
  await fillIn(userEvent, screen.getByLabelText('Title'), 'Event Organizer');
  await fillIn(userEvent, screen.getByLabelText('Review'), 'On the ground an hour early.');
}
