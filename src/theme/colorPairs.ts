import type { color } from './tokens';

/** A pair of colours that stands together somewhere in the site. */
export interface ColorPair {
  /** Role of the text, icon or edge. */
  front: keyof typeof color;
  /** Role of what is behind it. */
  back: keyof typeof color;
  /** Least WCAG 2 contrast ratio: 4.5 for text, 3 for large text, icons and control edges. */
  least: 3 | 4.5;
}

/** Every pair in use; a test computes each ratio, and the Colour page lists them. */
export const colorPairs: readonly ColorPair[] = [
  { front: 'text', back: 'page', least: 4.5 },
  { front: 'text', back: 'surface', least: 4.5 },
  { front: 'text', back: 'surfaceStrong', least: 4.5 },
  { front: 'text', back: 'surfaceWarm', least: 4.5 },
  { front: 'text', back: 'accent', least: 4.5 },
  { front: 'text', back: 'hiViz', least: 4.5 },
  { front: 'textSoft', back: 'page', least: 4.5 },
  { front: 'textSoft', back: 'surface', least: 4.5 },
  { front: 'textSoft', back: 'surfaceStrong', least: 4.5 },
  { front: 'textSoft', back: 'surfaceWarm', least: 4.5 },
  { front: 'heading', back: 'page', least: 4.5 },
  { front: 'heading', back: 'surface', least: 4.5 },
  { front: 'heading', back: 'surfaceStrong', least: 4.5 },
  { front: 'heading', back: 'surfaceWarm', least: 4.5 },
  { front: 'link', back: 'page', least: 4.5 },
  { front: 'link', back: 'surface', least: 4.5 },
  { front: 'link', back: 'surfaceStrong', least: 4.5 },
  { front: 'link', back: 'surfaceWarm', least: 4.5 },
  { front: 'linkHover', back: 'page', least: 4.5 },
  { front: 'linkHover', back: 'surface', least: 4.5 },
  { front: 'linkHover', back: 'surfaceStrong', least: 4.5 },
  { front: 'linkHover', back: 'surfaceWarm', least: 4.5 },
  { front: 'textOnDark', back: 'surfaceDark', least: 4.5 },
  { front: 'textOnDark', back: 'surfaceDarkest', least: 4.5 },
  { front: 'textOnDarkSoft', back: 'surfaceDark', least: 4.5 },
  { front: 'textOnDarkSoft', back: 'surfaceDarkest', least: 4.5 },
  { front: 'hiViz', back: 'surfaceDark', least: 4.5 },
  { front: 'hiViz', back: 'surfaceDarkest', least: 4.5 },
  { front: 'accent', back: 'surfaceDark', least: 4.5 },
  { front: 'textOnDark', back: 'primary', least: 4.5 },
  { front: 'textOnDark', back: 'primaryHover', least: 4.5 },
  { front: 'textOnDark', back: 'emergency', least: 4.5 },
  { front: 'textOnDark', back: 'emergencyHover', least: 4.5 },
  { front: 'textOnDark', back: 'whatsapp', least: 4.5 },
  { front: 'textOnDark', back: 'success', least: 4.5 },
  { front: 'emergency', back: 'page', least: 4.5 },
  { front: 'emergency', back: 'surface', least: 4.5 },
  { front: 'error', back: 'page', least: 4.5 },
  { front: 'error', back: 'surface', least: 4.5 },
  { front: 'error', back: 'surfaceStrong', least: 4.5 },
  { front: 'success', back: 'page', least: 4.5 },
  { front: 'success', back: 'surface', least: 4.5 },
  { front: 'accentText', back: 'page', least: 4.5 },
  { front: 'border', back: 'page', least: 3 },
  { front: 'border', back: 'surface', least: 3 },
  { front: 'border', back: 'surfaceStrong', least: 3 },
  { front: 'border', back: 'surfaceDark', least: 3 },
  { front: 'primary', back: 'page', least: 3 },
  { front: 'primary', back: 'surface', least: 3 },
  { front: 'primary', back: 'surfaceStrong', least: 3 },
  { front: 'focusRing', back: 'page', least: 3 },
  { front: 'focusRing', back: 'surfaceWarm', least: 3 },
  { front: 'focusHalo', back: 'surfaceDark', least: 3 },
  { front: 'focusHalo', back: 'emergency', least: 3 },
  { front: 'starEdge', back: 'page', least: 3 },
  { front: 'starEdge', back: 'surfaceWarm', least: 3 },
];

/** Every ground that something with a focus ring stands on. A test holds ring or halo apart from each of them. */
export const focusGrounds: readonly (keyof typeof color)[] = [
  'page',
  'surface',
  'surfaceStrong',
  'surfaceWarm',
  'surfaceDark',
  'surfaceDarkest',
  'emergency',
  'whatsapp',
  'primary',
];
