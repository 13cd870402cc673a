import { styled } from '@mui/material/styles';
import { color, media, space } from '../../theme/tokens';

export const List = styled('ul', { name: 'RelatedPages', slot: 'List' })({
  display: 'grid',
  columnGap: space.xl,
  '& li': { borderBlockStart: `1px solid ${color.rule}` },
  '& a': { paddingBlock: space.s },
  [media.medium]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});
