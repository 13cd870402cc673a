import type { Picture } from 'haraka-paramedics-site/components';

/** A drawing: one file. A photo (`kind: 'photo'`) lists its files and widths. */
export const harbour: Picture = {
  kind: 'illustration',
  src: '/harbour.svg',
  width: 640,
  height: 360,
  alt: 'Illustration: a rescue boat leaves the harbour.',
};
