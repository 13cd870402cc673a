import type { StoryContext } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import type { PostResult } from '../../src/services/results';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Takes every review, unless a story says otherwise. */
export const send = fn((): Promise<PostResult> => Promise.resolve({ ok: true }));

/** Opens the dialog, writes a review and sends it. */
export async function write({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Write a Review' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Faith Wambui');
  await userEvent.type(screen.getByLabelText('Title'), 'Event Organizer');
  await userEvent.type(screen.getByLabelText('Review'), 'On the ground an hour early.');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}
