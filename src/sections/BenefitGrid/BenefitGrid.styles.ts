import { styled } from '@mui/material/styles';
import { space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    BenefitGrid: 'grid';
  }
}

export const Grid = styled('ul', { name: 'BenefitGrid', slot: 'Grid' })({
  display: 'grid',
  gap: space.mPlus,
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,260px),1fr))',
});
