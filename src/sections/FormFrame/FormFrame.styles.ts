import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    FormFrame: 'root';
  }
}

export const Root = styled(Container, { name: 'FormFrame', slot: 'Root' })({
  paddingBlock: `${space.s}px ${space.xl}px`,
  [media.wide]: { paddingBlock: `${space.l}px ${space.xxl}px` },
});
