import { styled } from '@mui/material/styles';
import { color, media } from '../../theme/tokens';

export const List = styled('ul')({
  display: 'grid',
  gap: '12px 40px',
  gridTemplateColumns: 'minmax(0,1fr)',
  '& li': { display: 'flex', gap: 12, maxWidth: '60ch' },
  '& svg': { flex: 'none', fill: color.success, marginBlockStart: 3, width: 22, height: 22 },
  [media.medium]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});
