import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { offlineData } from '../../behaviours/contract';
import { media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeepOffline: 'root';
  }
}

export const Root = styled(Container, { name: 'KeepOffline', slot: 'Root' })({
  paddingBlockEnd: space.l,
  '& button': { marginBlockStart: space.s },
  // Keeps its room while the state is looked up.
  [`&:not([${offlineData.kept}])`]: { visibility: 'hidden' },
  [`${media.noScript},print`]: { display: 'none' },
}) as typeof Container;
