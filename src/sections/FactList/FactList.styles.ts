import { styled } from '@mui/material/styles';
import { columns } from '../../theme/columns';
import { linkTarget } from '../../theme/linkTarget';
import { color, font, media, space, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    FactList: 'list';
  }
}

/** Looks of a list of facts. */
const looks = {
  rows: {
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
    '& a': { overflowWrap: 'anywhere' },
    '& dd + dd': { marginBlockStart: space.xs },
    // Several values of one name stand below each other in their column.
    [media.medium]: { '& dt': { gridRow: '1 / span 40' }, '& dd': { gridColumn: 2 } },
  },
  figures: {
    display: 'grid',
    gridTemplateColumns: columns('narrow'),
    gap: `${space.l}px ${space.m}px`,
    [media.wide]: { gap: space.xl },
    '& div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: space.xs,
      paddingInlineStart: space.m,
      borderInlineStart: `4px solid ${color.hiViz}`,
    },
    '& dd': {
      fontFamily: font.heading,
      ...type.h2,
      lineHeight: 1.1,
      [media.medium]: { fontSize: '2.5rem' },
      fontVariantNumeric: 'tabular-nums',
    },
  },
  strip: {
    display: 'grid',
    flex: 1,
    gap: `${space.sPlus}px ${space.xl}px`,
    gridTemplateColumns: columns('narrow'),
    '& dt': { fontSize: '0.875rem', color: color.textSoft },
    '& dd': { fontSize: '1rem', color: color.heading, fontWeight: 600 },
  },
  banner: {
    // A large text wraps below its name.
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${space.s}px`,
      paddingBlock: space.sPlus,
      borderBlockStart: `1px solid ${color.textOnDarkSoft}`,
    },
    '& dt': { flex: '0 0 4.75rem', color: color.textOnDarkSoft, [media.print]: { color: 'inherit' } },
    '& dd': { flex: '1 1 11rem', fontWeight: 600 },
  },
  card: {
    display: 'grid',
    gap: space.m,
    marginBlockStart: space.s,
    '& dt': { fontWeight: 600 },
    '& dd': { color: color.textSoft },
    '& a': { ...linkTarget, overflowWrap: 'anywhere' },
  },
} as const;

/** Look of a list of facts. */
export type FactLook = keyof typeof looks;

export const List = styled('dl', {
  name: 'FactList',
  slot: 'List',
  shouldForwardProp: (name) => name !== 'look',
})<{ look: FactLook }>(({ look }) => looks[look]);
