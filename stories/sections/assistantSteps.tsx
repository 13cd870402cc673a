import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { assistant } from '../../src/content/pages/assistant';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Words of the assistant, as the site has them. */
export const { title, notice, call, number, suggestions, handOver, labels } = assistant;

/** The screen of a phone. */
export const onPhone = { viewport: { value: 'phone' } };

/** Writes a question and sends it. */
export async function ask({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, text: string) {
  await userEvent.type(canvas.getByRole('textbox', { name: labels.input }), `${text}{Enter}`);
}

/** The newest message. */
export const newest = ({ canvas }: Pick<Context, 'canvas'>) => {
  const last = within(canvas.getByRole('log'))
    .getAllByRole('listitem')
    .findLast((item) => item.querySelector('time'));
  if (!last) throw new Error('There is a message.');
  return last;
};
