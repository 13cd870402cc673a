import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    PageIntro: 'root';
  }
}

export const Root = styled(Container, { name: 'PageIntro', slot: 'Root' })({
  gap: space.sPlus,
  paddingBlock: `${space.xlPlus}px ${space.l}px`,
});
