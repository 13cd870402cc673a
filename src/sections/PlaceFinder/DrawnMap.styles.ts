import { styled } from '@mui/material/styles';
import { color, media, radius } from '../../theme/tokens';

export const Map = styled('svg', { name: 'PlaceFinder', slot: 'Map' })({
  display: 'block',
  width: '100%',
  height: 'min(9.5rem,24vh)',
  borderRadius: radius.card,
  backgroundColor: color.surfaceStrong,
  fill: 'none',
  stroke: color.page,
  strokeLinecap: 'round',
  '& > path:nth-of-type(-n+2)': { fill: color.rule, fillOpacity: 0.6, stroke: 'none' },
  '& > path:nth-of-type(3)': { strokeWidth: 14 },
  '& > path:nth-of-type(4)': { strokeWidth: 9 },
  '& > path:nth-of-type(5)': { strokeWidth: 5 },
  '& > path:nth-of-type(6)': { fill: color.surfaceWarm, stroke: 'none' },
  '& g path': { fill: color.heading, stroke: 'none' },
  '& circle': { fill: color.hiViz, stroke: 'none' },
  [media.wide]: { '&&': { gridColumn: 2, gridRow: '1 / span 5' }, height: '17rem' },
  // Finding needs JavaScript, and paper has no position.
  [`${media.noScript},print`]: { display: 'none' },
});
