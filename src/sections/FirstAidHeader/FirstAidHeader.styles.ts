import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { media, space } from '../../theme/tokens';

/** Two columns on wide screens, as the lists below have them. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  columnGap: space.section,
} as const;

export const Root = styled(Container, { name: 'FirstAidHeader', slot: 'Root' })({
  flexFlow: 'wrap',
  gap: space.s,
  '& > div': { flex: 1, minWidth: 0 },
  paddingBlock: `${space.control}px 0`,
  // Every line that the title needs is a line of the steps.
  '& h1': { fontSize: 'min(12vw,1.75rem)' },
  [media.medium]: { paddingBlockStart: space.l, '& h1': { fontSize: '2.25rem' } },
  [media.wide]: {
    ...columns,
    alignItems: 'center',
    '& > div': { gridArea: '1/1' },
    '& h1': { fontSize: '2.75rem' },
  },
  [media.print]: { display: 'block', paddingBlock: 0, '& h1': { fontSize: '1.5rem' } },
});

export const Call = styled('p', { name: 'FirstAidHeader', slot: 'Call' })({
  display: 'grid',
  order: 1,
  width: '100%',
  [media.wide]: { gridArea: '1/2' },
  // Dialled by hand from paper: the header of the page says the number.
  [media.print]: { display: 'none' },
});
