import { styled } from '@mui/material/styles';
import { color, media, screen, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    RelatedPages: 'list';
  }
}

export const List = styled('ul', { name: 'RelatedPages', slot: 'List' })({
  display: 'grid',
  columnGap: space.xl,
  '& li': { borderBlockStart: `1px solid ${color.rule}` },
  '& a': { paddingBlock: space.s },
  // On phones only names, two per row unless the text is large.
  [`@media not all and ${screen.medium}`]: {
    gridTemplateColumns: 'repeat(auto-fill,minmax(min(9rem,100%),1fr))',
    columnGap: space.l,
    '& a': { height: '100%', paddingBlock: space.xs, lineHeight: 1.35 },
    '& a::after, & a small': { display: 'none' },
  },
  [media.medium]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});
