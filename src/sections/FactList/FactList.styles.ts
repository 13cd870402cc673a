import { styled } from '@mui/material/styles';
import { color, media, space } from '../../theme/tokens';

export const List = styled('dl', { name: 'FactList', slot: 'List' })({
  '& > div': {
    display: 'grid',
    gap: `${space.xs}px ${space.l}px`,
    paddingBlock: space.sPlus,
    borderBlockStart: `1px solid ${color.rule}`,
    breakInside: 'avoid',
    // Without a gap, as the name spans more rows than there are answers.
    [media.medium]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,2fr)', rowGap: 0 },
  },
  '& dt': { color: color.heading, fontWeight: 600 },
  '& dd + dd': { marginBlockStart: space.xs },
  // Several answers to one question lie below each other in their column.
  [media.medium]: { '& dt': { gridRow: '1 / span 40' }, '& dd': { gridColumn: 2 } },
});
