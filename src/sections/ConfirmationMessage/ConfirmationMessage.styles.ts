import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { color, space } from '../../theme/tokens';

export const Root = styled(Container, { name: 'ConfirmationMessage', slot: 'Root' })({
  alignItems: 'flex-start',
  gap: space.m,
  paddingBlock: `${space.xlPlus}px ${space.xxlPlus}px`,
  // Children are as wide as their words: a long one may break to stay inside.
  overflowWrap: 'anywhere',
  '& > svg': { width: 56, height: 56, fill: color.success },
}) as typeof Container;
