import { styled } from '@mui/material/styles';
import { color, media, radius, type } from '../../theme/tokens';

export const Grid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  [media.wide]: { gridTemplateColumns: 'repeat(auto-fill,minmax(270px,1fr))', gap: 20 },
});

export const Photo = styled('figure')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '& a': { display: 'block', borderRadius: radius.card },
  '& img': { aspectRatio: '4 / 3', borderRadius: radius.card, backgroundColor: color.surfaceStrong },
  '& figcaption': { ...type.small, color: color.textSoft },
});
