import figtree from './figtree/figtree-700.woff2?url';

/** URL of the heading font's file. */
export const headingFile: string = figtree;

/** Figtree 700 of @fontsource/figtree 5.3.0 (OFL-1.1), subset to basic Latin: 6.5 KB. `optional`: used once it is cached. */
export const headingFace = {
  fontFamily: 'Figtree',
  fontStyle: 'normal',
  fontWeight: 700,
  fontDisplay: 'optional',
  src: `url(${headingFile}) format("woff2")`,
} as const;

/** Fallback for it: the system's bold font with Figtree's width and height, so that nothing moves. */
export const headingFallback = {
  fontFamily: '"Figtree Fallback"',
  fontWeight: 700,
  src: 'local("Roboto Bold"),local("Arial Bold"),local("Arial")',
  sizeAdjust: '95.6%',
  ascentOverride: '99.4%',
  descentOverride: '26.2%',
  lineGapOverride: '0%',
} as const;
