import type { Scheme } from '../../src/theme/schemes';
import type { color } from '../../src/theme/tokens';

/** A pair of colours that stands together somewhere in the site. */
export interface ColorPair {
  /** Role of the text, icon or edge. */
  front: keyof typeof color;
  /** Role of what is behind it. */
  back: keyof typeof color;
  /** Least WCAG 2 contrast ratio: 4.5 for text, 3 for large text, icons and control edges. */
  least: 3 | 4.5;
  /** The one colour scheme in which the two stand together; without it, both. */
  only?: Scheme;
}

/** Each role in front with the roles behind it. */
const pairs: readonly (Omit<ColorPair, 'back'> & { backs: readonly ColorPair['back'][] })[] = [
  {
    front: 'text',
    least: 4.5,
    backs: ['page', 'surface', 'surfaceStrong', 'surfaceWarm'],
  },
  { front: 'textSoft', least: 4.5, backs: ['page', 'surface', 'surfaceStrong', 'surfaceWarm'] },
  { front: 'heading', least: 4.5, backs: ['page', 'surface', 'surfaceStrong', 'surfaceWarm'] },
  { front: 'link', least: 4.5, backs: ['page', 'surface', 'surfaceStrong', 'surfaceWarm'] },
  { front: 'linkHover', least: 4.5, backs: ['page', 'surface', 'surfaceStrong', 'surfaceWarm'] },
  { front: 'textOnDark', least: 4.5, backs: ['surfaceDark', 'surfaceDarkest'] },
  { front: 'textOnDark', least: 4.5, backs: ['emergency', 'emergencyHover', 'whatsapp', 'markShield'] },
  { front: 'textOnPrimary', least: 4.5, backs: ['primary', 'primaryHover'] },
  { front: 'textOnAccent', least: 4.5, backs: ['accent', 'hiViz'] },
  { front: 'textOnDarkSoft', least: 4.5, backs: ['surfaceDark', 'surfaceDarkest'] },
  { front: 'hiViz', least: 4.5, backs: ['surfaceDark', 'surfaceDarkest'] },
  { front: 'surfaceDark', least: 4.5, backs: ['textOnDark'] },
  { front: 'accent', least: 4.5, backs: ['surfaceDark'] },

  { front: 'emergency', least: 3, backs: ['page', 'surface'] },
  // The ring around a call button, and the red inside of it.
  {
    front: 'emergencyEdge',
    least: 3,
    backs: ['page', 'surfaceStrong', 'surfaceDark', 'emergency'],
    only: 'dark',
  },
  { front: 'emergencyText', least: 4.5, backs: ['page', 'surface'] },
  { front: 'error', least: 4.5, backs: ['page', 'surface', 'surfaceStrong'] },
  { front: 'success', least: 4.5, backs: ['page', 'surface'] },
  { front: 'accentText', least: 4.5, backs: ['page'] },
  { front: 'border', least: 3, backs: ['page', 'surface', 'surfaceStrong', 'surfaceDark'] },
  { front: 'primary', least: 3, backs: ['page', 'surface', 'surfaceStrong'] },
  { front: 'focusRing', least: 3, backs: ['page', 'surfaceWarm'], only: 'light' },
  { front: 'focusHalo', least: 3, backs: ['surfaceDark', 'emergency'] },
  { front: 'focusHalo', least: 3, backs: ['page', 'surfaceWarm'], only: 'dark' },
  { front: 'starEdge', least: 3, backs: ['page', 'surfaceWarm'] },
];

/** Every pair in use; a test computes each ratio, and the Colour page lists them. */
export const colorPairs: readonly ColorPair[] = pairs.flatMap(({ backs, ...pair }) =>
  backs.map((back) => ({ ...pair, back })),
);

/** Every ground that something with a focus ring stands on. A test holds ring or halo apart from each of them. */
export const focusGrounds: readonly (keyof typeof color)[] = [
  'page',
  'surface',
  'surfaceStrong',
  'surfaceWarm',
  'surfaceDark',
  'surfaceDarkest',
  'textOnDark',
  'emergency',
  'whatsapp',
  'primary',
];
