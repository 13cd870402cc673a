import type { StoryContext } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Review } from '../../src/domain/review';
import type { PostResult } from '../../src/services/results';
import { fillIn } from '../fixtures/fillIn';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Takes every review, unless a story says otherwise. */
export const send = fn((_review: Review, _key: string): Promise<PostResult> => Promise.resolve({ ok: true }));

/** A review. */
export const text = 'The crew was on the ground an hour before the first race.';

/** Fills in all but the stars. */
export async function fill({ canvas, userEvent }: Context) {
  await fillIn(userEvent, canvas.getByLabelText('Name'), 'Faith Wambui');
  await fillIn(userEvent, canvas.getByLabelText('Title'), 'Event Organizer');
  await fillIn(userEvent, canvas.getByLabelText('Review'), text);
}

/** Presses the button, whatever it says. */
export const press = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: /Submit/ }));
