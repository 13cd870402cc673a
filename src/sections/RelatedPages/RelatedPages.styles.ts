import { styled } from '@mui/material/styles';
import { color, media, screen, space } from '../../theme/tokens';

export const List = styled('ul', { name: 'RelatedPages', slot: 'List' })({
  display: 'grid',
  columnGap: space.xl,
  '& li': { borderBlockStart: `1px solid ${color.rule}` },
  '& a': { paddingBlock: space.s },
  // The names say enough, and the end of a long page comes sooner.
  [`@media not all and ${screen.medium}`]: { '& a': { paddingBlock: 0 }, '& a small': { display: 'none' } },
  [media.medium]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});
