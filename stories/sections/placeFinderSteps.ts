import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { whereAmI } from '../../src/content/pages/whereAmI';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const { title, lead, place } = whereAmI;

/** Presses the button. */
export async function find({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: place.labels.find }));
}

/** The message, as it is shown. */
export const message = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-part=message]')?.textContent ?? '';

/** What a link hands to WhatsApp or to the phone's messages. */
export function handedOver(link: HTMLElement): string {
  const address = link.getAttribute('href') ?? '';
  return decodeURIComponent(/(?:text|body)=(.*)$/.exec(address)?.[1] ?? '');
}

/** The place was found, and its heading says how exactly. */
export async function expectFound({ canvas }: Pick<Context, 'canvas'>, heading: string): Promise<void> {
  const shown = await canvas.findByRole('heading', { name: heading });
  await expect(shown).toBeVisible();
  await expect(shown).toHaveFocus();
}
