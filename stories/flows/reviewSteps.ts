import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { testimonials } from '../../src/content/pages/testimonials';
import { fillIn } from '../fixtures/fillIn';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const inside = (dialog: HTMLElement) => within(dialog);

type Dialog = ReturnType<typeof inside>;

/** Words of the form. */
export const { form } = testimonials;

/** A review. */
export const words = 'They came in good time.';

/**
 * Opens the dialog, which comes when it is first asked for. It fades in: until a busy browser has drawn the first frame of
 * that, the dialog can be filled in and is not yet visible.
 */
export async function open({ canvas, userEvent }: Context): Promise<Dialog> {
  await userEvent.click(canvas.getByRole('button', { name: form.openLabel }));
  const dialog = await screen.findByRole('dialog', { name: form.title }, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return inside(dialog);
}

/** Fills in all but the stars. */
export async function write(dialog: Dialog, { userEvent }: Context): Promise<void> {
  await fillIn(userEvent, dialog.getByLabelText(form.labels.name), 'Achieng Odhiambo');
  await fillIn(userEvent, dialog.getByLabelText(form.labels.title), 'Teacher');
  await fillIn(userEvent, dialog.getByLabelText(form.labels.text), words);
}

/** Presses the button. */
export async function send(dialog: Dialog, { userEvent }: Context): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name: form.labels.submit }));
}
