import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { SendResult } from '../../src/services/results';
import { fillIn } from '../fixtures/fillIn';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Takes every message, unless a story says otherwise. */
export const send = fn((): Promise<SendResult> => Promise.resolve({ ok: true }));

/** A message. */
export const text = 'We have a sports day on the 14th with about 600 pupils. What would cover cost?';

/** Fills in every field. */
export async function fill({ canvas, userEvent }: Context) {
  await fillIn(userEvent, canvas.getByLabelText('Name'), 'Achieng Odhiambo');
  await fillIn(userEvent, canvas.getByLabelText('Email'), 'achieng@example.co.ke');
  await fillIn(userEvent, canvas.getByLabelText('Phone'), '0712 345 678');
  await fillIn(userEvent, canvas.getByLabelText('Message'), text);
}

/** Presses the button, whatever it says. */
export const press = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: /Send/ }));

/** What {@link fill} has filled in is still there. */
export async function expectKept({ canvas }: Context) {
  await expect(canvas.getByLabelText('Name')).toHaveValue('Achieng Odhiambo');
  await expect(canvas.getByLabelText('Message')).toHaveValue(text);
}
