import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    TeamGroups: 'root';
  }
}

export const Root = styled(Container, { name: 'TeamGroups', slot: 'Root' })({
  display: 'grid',
  gap: `${space.xl}px ${space.mPlus}px`,
  // Groups of one person stand side by side; with large text each has a row.
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(8rem,100%),1fr))',
  paddingBlock: space.xl,
  [`& > p, & > [${styleData.large}]`]: { gridColumn: '1 / -1' },
  '& > section': { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  '& > section > ul': { gridTemplateColumns: 'repeat(auto-fill,minmax(min(8rem,100%),1fr))' },
  [media.medium]: {
    gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
    [`& > [${styleData.large}] > ul`]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  },
  [media.wide]: {
    gridTemplateColumns: 'repeat(5,minmax(0,1fr))',
    paddingBlock: space.section,
    [`& > [${styleData.large}]`]: { gridColumn: 'span 3' },
    // Keeps the longest title on one line above its single card.
    '& h2': { fontSize: '1.5rem' },
  },
});
