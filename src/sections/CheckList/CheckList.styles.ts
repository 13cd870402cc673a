import { styled } from '@mui/material/styles';
import { color, space } from '../../theme/tokens';

export const List = styled('ul', { name: 'CheckList', slot: 'List' })({
  display: 'grid',
  gap: `${space.sPlus}px ${space.xlPlus}px`,
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,18rem),1fr))',
  '& li': { display: 'flex', gap: space.m, maxWidth: '60ch', paddingInlineStart: space.xs },
  // A tick of two edges: seen in forced colours and on paper too, and an icon for each point would weigh more.
  '& li::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 15,
    marginBlockStart: 3,
    border: `solid ${color.success}`,
    borderWidth: '0 3px 3px 0',
    transform: 'rotate(42deg)',
  },
});
