import { styled } from '@mui/material/styles';
import { color, font, media, space, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    Figures: 'list' | 'figure';
  }
}

export const List = styled('dl', { name: 'Figures', slot: 'List' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(136px,1fr))',
  gap: `${space.l}px ${space.m}px`,
  [media.wide]: { gap: space.xl },
});

export const Figure = styled('div', { name: 'Figures', slot: 'Figure' })({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space.xs,
  paddingInlineStart: space.m,
  borderInlineStart: `4px solid ${color.hiViz}`,
  '& dd': {
    fontFamily: font.heading,
    ...type.h2,
    lineHeight: 1.1,
    [media.medium]: { fontSize: '2.5rem' },
    fontVariantNumeric: 'tabular-nums',
  },
});
