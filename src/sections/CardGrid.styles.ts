import { styled } from '@mui/material/styles';
import { media, space } from '../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CardGrid: 'root';
  }
}

/** Grid of cards: one per row on phones, three on wide screens. */
export const CardGrid = styled('ul', { name: 'CardGrid', slot: 'Root' })({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0,1fr)',
  [media.medium]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: space.l },
  [media.wide]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
});
