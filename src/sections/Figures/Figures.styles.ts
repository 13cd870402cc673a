import { styled } from '@mui/material/styles';
import { color, font, media, type } from '../../theme/tokens';

export const List = styled('dl', { name: 'Figures', slot: 'List' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(136px,1fr))',
  gap: '24px 16px',
  [media.wide]: { gap: 32 },
});

export const Figure = styled('div', { name: 'Figures', slot: 'Figure' })({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 4,
  paddingInlineStart: 16,
  borderInlineStart: `4px solid ${color.hiViz}`,
  '& dd': {
    fontFamily: font.heading,
    ...type.h2,
    lineHeight: 1.1,
    [media.medium]: { fontSize: '2.5rem' },
    fontVariantNumeric: 'tabular-nums',
  },
});
