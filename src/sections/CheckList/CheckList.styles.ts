import { styled } from '@mui/material/styles';
import { color } from '../../theme/tokens';

export const List = styled('ul', { name: 'CheckList', slot: 'List' })({
  display: 'grid',
  gap: '12px 40px',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,18rem),1fr))',
  '& li': { display: 'flex', gap: 16, maxWidth: '60ch', paddingInlineStart: 4 },
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
