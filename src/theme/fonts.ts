import figtree from '@fontsource/figtree/files/figtree-latin-700-normal.woff2?url';

/**
 * The heading face: Figtree 700, Latin (OFL-1.1, 11 KB). `optional`: a visitor on a slow line keeps the fallback
 * for this page and finds the face in the cache on the next. The fallback is Arial or Roboto brought to its width and height.
 */
export const fontFaces = [
  {
    fontFamily: 'Figtree',
    fontStyle: 'normal',
    fontWeight: 700,
    fontDisplay: 'optional',
    src: `url(${figtree}) format("woff2")`,
  },
  {
    fontFamily: '"Figtree Fallback"',
    fontWeight: 700,
    src: 'local("Roboto Bold"),local("Arial Bold"),local("Arial")',
    sizeAdjust: '98%',
    ascentOverride: '97%',
    descentOverride: '26%',
    lineGapOverride: '0%',
  },
] as const;
