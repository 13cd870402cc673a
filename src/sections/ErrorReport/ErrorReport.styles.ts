import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { color, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ErrorReport: 'root';
  }
}

export const Root = styled(Container, { name: 'ErrorReport', slot: 'Root' })({
  alignItems: 'flex-start',
  gap: space.m,
  paddingBlock: `${space.xlPlus}px ${space.m}px`,
  // Flex children are as wide as their text: addresses in a message may break.
  overflowWrap: 'anywhere',
  '& pre': {
    margin: 0,
    whiteSpace: 'pre-wrap',
    padding: space.m,
    borderRadius: radius.control,
    backgroundColor: color.surfaceStrong,
    fontSize: '0.875rem',
  },
}) as typeof Container;
