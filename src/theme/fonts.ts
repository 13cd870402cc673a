import figtree from './figtree/figtree-700.woff2?url';

/** Address of the heading face's file. */
export const headingFile: string = figtree;

/** Figtree 700 of @fontsource/figtree 5.3.0 (OFL-1.1), cut to basic Latin: 6.5 KB. `optional`: used once it is cached. */
export const headingFace = {
  fontFamily: 'Figtree',
  fontStyle: 'normal',
  fontWeight: 700,
  fontDisplay: 'optional',
  src: `url(${headingFile}) format("woff2")`,
} as const;

/** What stands in for it: the system's bold face, brought to Figtree's width and height so that nothing moves. */
export const headingFallback = {
  fontFamily: '"Figtree Fallback"',
  fontWeight: 700,
  src: 'local("Roboto Bold"),local("Arial Bold"),local("Arial")',
  sizeAdjust: '95.6%',
  ascentOverride: '99.4%',
  descentOverride: '26.2%',
  lineGapOverride: '0%',
} as const;
