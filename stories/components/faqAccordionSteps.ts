import type { Canvas } from '../fixtures/canvas';

/** The second question. */
export const time = 'How long does the ambulance take?';

/** Questions whose answers can be seen. */
export const opened = (canvas: Canvas) =>
  canvas
    .getAllByRole('group')
    .flatMap((answer) =>
      (answer as HTMLDetailsElement).open ? [answer.querySelector('h3')?.textContent] : [],
    );
