import { styled } from '@mui/material/styles';
import { color, media } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KenyaMap: 'root';
  }
}

/** A filled county is served, an outlined one is not: the difference is also one of light and dark. */
export const Root = styled('svg', { name: 'KenyaMap', slot: 'Root' })({
  display: 'block',
  width: '100%',
  height: 'auto',
  strokeLinejoin: 'round',
  '& path': { fill: color.surfaceStrong, stroke: color.border, strokeWidth: 0.7 },
  '& a path': { fill: color.primary, stroke: color.page },
  '& a:hover path': { fill: color.primaryHover },
  '& circle': { fill: color.text },
  '& text': {
    fill: color.text,
    stroke: color.surfaceStrong,
    strokeWidth: 2.5,
    paintOrder: 'stroke',
    fontSize: 9.5,
    fontWeight: 600,
  },
  [media.forcedColors]: {
    '& path': { fill: 'Canvas', stroke: 'GrayText' },
    '& a path': { fill: 'Highlight', stroke: 'Canvas' },
    '& circle': { fill: 'CanvasText' },
    '& text': { fill: 'CanvasText', stroke: 'Canvas' },
  },
  [media.print]: { maxWidth: 280, '& a path': { printColorAdjust: 'exact' } },
});
