import { styled } from '@mui/material/styles';
import { color, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ErrorSummary: 'root';
  }
}

export const Root = styled('div', { name: 'ErrorSummary', slot: 'Root' })({
  padding: `${space.field}px ${space.m}px`,
  border: `2px solid ${color.error}`,
  borderRadius: radius.control,
  backgroundColor: color.page,
  '& > h2': { fontSize: '1.125rem', color: color.text },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    // A message of two lines has space before the next one.
    paddingBlock: space.xs,
    lineHeight: 1.35,
    maxWidth: '100%',
    color: color.error,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
});
