import type { StoryContext } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import type { PostResult } from '../../src/services/results';
import { fillIn } from '../fixtures/fillIn';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Takes every review, unless a story says otherwise. */
export const send = fn((): Promise<PostResult> => Promise.resolve({ ok: true }));

/** Opens the dialog, writes a review and sends it. */
export async function write({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Write a Review' }));
  await fillIn(userEvent, await screen.findByLabelText('Name'), 'Faith Wambui');
  await fillIn(userEvent, screen.getByLabelText('Title'), 'Event Organizer');
  await fillIn(userEvent, screen.getByLabelText('Review'), 'On the ground an hour early.');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}
