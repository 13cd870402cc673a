import { styled } from '@mui/material/styles';
import { space } from '../../theme/tokens';

export const Root = styled('section', { name: 'DeskGate', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  maxWidth: '36rem',
  marginInline: 'auto',
  padding: `${space.xl}px ${space.m}px`,
  '& h1': { fontSize: '1.75rem' },
  '& code': { overflowWrap: 'anywhere', fontSize: '1rem' },
  '& form': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.m },
  '& form > div,& > div': { width: '100%' },
});
