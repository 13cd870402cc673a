import { styled } from '@mui/material/styles';
import { color, size, type } from '../../theme/tokens';

export const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  maxWidth: size.page,
  marginInline: 'auto',
  padding: `40px ${size.gutter} 64px`,
  // Children are as wide as their words: a long one may break to stay inside.
  overflowWrap: 'anywhere',
  '& > svg': { width: 56, height: 56, fill: color.success },
  '& p': { ...type.lead, maxWidth: size.measure },
});

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
