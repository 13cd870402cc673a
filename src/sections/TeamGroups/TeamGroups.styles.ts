import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { columns } from '../../theme/columns';
import { media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    TeamGroups: 'root';
  }
}

const large = `& > [${styleData.large}]`;

export const Root = styled(Container, { name: 'TeamGroups', slot: 'Root' })({
  display: 'grid',
  gap: `${space.xl}px ${space.mPlus}px`,
  // Groups of one person stand side by side; with large text each has a row.
  gridTemplateColumns: columns('narrow', 'keep'),
  paddingBlock: space.xl,
  [`& > p, ${large}`]: { gridColumn: '1 / -1' },
  // The groups share one frame.
  '& section, & section > div': { gap: space.m, maxWidth: 'none', padding: 0 },
  [`& > :not([${styleData.large}]) ul`]: { gridTemplateColumns: 'minmax(0,1fr)' },
  [media.medium]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  [media.wide]: {
    gridTemplateColumns: 'repeat(5,minmax(0,1fr))',
    paddingBlock: space.section,
    [large]: { gridColumn: 'span 3' },
    // Keeps the longest title on one line above its single card.
    '& h2': { fontSize: '1.5rem' },
  },
});
