import { styled } from '@mui/material/styles';
import { color, media } from '../../theme/tokens';

export const Root = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
});

export const Stars = styled('span')({
  display: 'inline-flex',
  gap: 2,
  '& svg': {
    width: '1.375rem',
    height: '1.375rem',
    overflow: 'visible',
    fill: 'none',
    stroke: color.starEdge,
    strokeWidth: 1.25,
    strokeLinejoin: 'round',
  },
  '& [data-filled]': { fill: color.star },
  [media.forcedColors]: { '& svg': { stroke: 'CanvasText' }, '& [data-filled]': { fill: 'CanvasText' } },
});

export const Label = styled('span')({ color: color.textSoft, fontSize: '0.9375rem' });
