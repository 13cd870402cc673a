import { styled } from '@mui/material/styles';
import { media, screen, space } from '../../theme/tokens';

/** Somebody alone in a row has all of it: the portrait in its column, name and role beside it. */
const alone = {
  gridColumn: '1 / -1',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(8rem,100%),1fr))',
    gap: `${space.xs}px ${space.mPlus}px`,
  },
  '& h3': { alignSelf: 'end', marginBlockStart: 0 },
} as const;

export const Members = styled('ul', { name: 'TeamGroup', slot: 'Members' })({
  display: 'grid',
  gap: space.mPlus,
  // Two on phones; with large text one, so that names keep whole.
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(8rem,100%),1fr))',
  '& > :only-of-type': alone,
  [`@media not all and ${screen.medium}`]: { '& > :last-of-type:nth-of-type(odd)': alone },
  [media.medium]: {
    gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
    '& > :only-of-type > div': { gridTemplateColumns: 'calc((100% - 40px)/3) minmax(0,1fr)' },
  },
});
