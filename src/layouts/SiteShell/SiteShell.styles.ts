import { styled } from '@mui/material/styles';
import { media, size } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    SiteShell: 'main';
  }
}

export const Main = styled('main', { name: 'SiteShell', slot: 'Main' })({
  paddingBlockStart: size.header,
  minHeight: '70vh',
  '&:focus': { outline: 0, boxShadow: 'none' },
  [media.print]: { paddingBlockStart: 0 },
});
