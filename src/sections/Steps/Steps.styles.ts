import { styled } from '@mui/material/styles';
import { color, font, media } from '../../theme/tokens';

export const List = styled('ol')({
  display: 'grid',
  gap: 24,
  counterReset: 'step',
  gridTemplateColumns: 'minmax(0,1fr)',
  [media.medium]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  [media.wide]: { gridTemplateColumns: 'repeat(auto-fit,minmax(220px,1fr))' },
});

export const Step = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  counterIncrement: 'step',
  paddingBlockStart: 16,
  borderBlockStart: `4px solid ${color.primary}`,
  '&::before': {
    content: 'counter(step)',
    fontFamily: font.heading,
    fontSize: '2rem',
    fontWeight: 700,
    lineHeight: 1,
    color: color.link,
  },
});
