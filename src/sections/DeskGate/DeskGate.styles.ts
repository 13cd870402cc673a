import { styled } from '@mui/material/styles';
import { color, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    DeskGate: 'root';
  }
}

export const Root = styled('section', { name: 'DeskGate', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  maxWidth: '36rem',
  marginInline: 'auto',
  padding: `${space.xl}px ${space.m}px`,
  '& h1': { fontSize: '1.75rem' },
  '& code': {
    display: 'inline-block',
    padding: `${space.xsPlus}px ${space.control}px`,
    borderRadius: radius.control,
    backgroundColor: color.surfaceStrong,
    fontSize: '1rem',
    overflowWrap: 'anywhere',
  },
  '& form': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.m },
  '& form > div,& > div': { width: '100%' },
});
