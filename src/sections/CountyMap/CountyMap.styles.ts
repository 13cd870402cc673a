import { styled } from '@mui/material/styles';
import { color, media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CountyMap: 'root' | 'map' | 'list';
  }
}

/** The map, with its text beside it. */
export const Root = styled('div', { name: 'CountyMap', slot: 'Root' })({
  display: 'grid',
  gap: space.l,
  [media.medium]: { gridTemplateColumns: 'minmax(0,2fr) minmax(0,3fr)', columnGap: space.xxl },
});

export const Drawing = styled('svg', { name: 'CountyMap', slot: 'Map' })({
  width: '100%',
  maxWidth: 420,
  height: 'auto',
  marginInline: 'auto',
  strokeLinejoin: 'round',
  '& path': { fill: color.surfaceStrong, stroke: color.rule },
  '& path + path': { fill: color.primary, stroke: color.page },
  [media.forcedColors]: {
    '& path': { fill: 'Canvas', stroke: 'GrayText' },
    '& path + path': { fill: 'Highlight', stroke: 'Canvas' },
  },
  [media.print]: { maxWidth: 240, marginInline: 0 },
});

export const List = styled('ul', { name: 'CountyMap', slot: 'List' })({
  columns: '9rem 3',
  columnGap: space.l,
  '& li': {
    breakInside: 'avoid',
    paddingBlock: space.s,
    borderBlockStart: `1px solid ${color.rule}`,
    color: color.heading,
    fontWeight: 600,
  },
});
