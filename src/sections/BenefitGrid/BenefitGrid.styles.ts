import { styled } from '@mui/material/styles';

export const Grid = styled('ul', { name: 'BenefitGrid', slot: 'Grid' })({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,260px),1fr))',
});
