import type { Canvas } from '../fixtures/canvas';

/** The screen of a phone. */
export const onPhone = { viewport: { value: 'phone' } };

/** The button of a menu; the number in the call link is no text of its own. */
export const button = (canvas: Canvas, words: string) =>
  canvas.getByText(words, { selector: 'summary, summary *' });

/** A link of the menu. */
export const link = (canvas: Canvas, words: string) => canvas.getByText(words, { selector: 'nav a' });

/** Where the header ends. */
export const bottom = (canvas: Canvas) => canvas.getByRole('banner').getBoundingClientRect().bottom;
