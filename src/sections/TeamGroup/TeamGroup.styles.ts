import { styled } from '@mui/material/styles';
import { media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    TeamGroup: 'members';
  }
}

export const Members = styled('ul', { name: 'TeamGroup', slot: 'Members' })({
  display: 'grid',
  gap: space.mPlus,
  // Two per row on phones; one with large text, so that names do not break.
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(8rem,100%),1fr))',
  [media.medium]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  [media.wide]: { gridTemplateColumns: 'repeat(auto-fit,minmax(200px,1fr))' },
});
