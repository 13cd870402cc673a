import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { color, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ConfirmationMessage: 'root';
  }
}

export const Root = styled(Container, { name: 'ConfirmationMessage', slot: 'Root' })({
  alignItems: 'flex-start',
  gap: space.m,
  paddingBlock: `${space.xlPlus}px ${space.xxlPlus}px`,
  // Flex children are as wide as their text: a long word may break.
  overflowWrap: 'anywhere',
  '& > svg': { width: 56, height: 56, fill: color.success },
}) as typeof Container;
