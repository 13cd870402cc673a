import { styled } from '@mui/material/styles';
import { color, media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    FactList: 'list';
  }
}

export const List = styled('dl', { name: 'FactList', slot: 'List' })({
  '& > div': {
    display: 'grid',
    gap: `${space.xs}px ${space.l}px`,
    paddingBlock: space.sPlus,
    borderBlockStart: `1px solid ${color.rule}`,
    breakInside: 'avoid',
    // No row gap, because the name spans more rows than there are values.
    [media.medium]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,2fr)', rowGap: 0 },
  },
  '& dt': { color: color.heading, fontWeight: 600 },
  '& dd + dd': { marginBlockStart: space.xs },
  // Several values of one name stand below each other in their column.
  [media.medium]: { '& dt': { gridRow: '1 / span 40' }, '& dd': { gridColumn: 2 } },
});
