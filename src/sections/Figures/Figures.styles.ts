import { styled } from '@mui/material/styles';
import { color, font, media } from '../../theme/tokens';

export const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(136px,1fr))',
  gap: '24px 16px',
  [media.wide]: { gap: 32 },
});

export const Item = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 4,
  paddingInlineStart: 16,
  borderInlineStart: `4px solid ${color.hiViz}`,
  '& dd': {
    fontFamily: font.heading,
    fontSize: 'clamp(1.875rem,1.5rem + 1.6vw,2.75rem)',
    fontWeight: 700,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
});
