import { styled } from '@mui/material/styles';
import { columns } from '../../theme/columns';
import { color, media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CardGrid: 'list';
  }
}

const one = { gridTemplateColumns: 'minmax(0,1fr)' };
const two = { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' };
const three = { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' };

const pictures = { ...one, gap: space.m, [media.medium]: { ...two, gap: space.l }, [media.wide]: three };

const lastOfOdd = '& > :last-of-type:nth-of-type(odd)';
const firstOfFive = '& > :first-child:nth-last-child(5)';

/** Columns of a grid, by what its cards show. */
const kinds = {
  texts: { gap: space.mPlus, gridTemplateColumns: columns('wide') },
  pictures,
  // The last card of an odd number fills its row of two.
  reviews: [
    pictures,
    {
      [media.medium]: { [lastOfOdd]: { gridColumn: '1 / -1' } },
      [media.wide]: { [lastOfOdd]: { gridColumn: 'auto' } },
    },
  ],
  // Rows on phones. On larger screens three cards per row; of five, the first row has two, so that no gap is left.
  services: {
    ...pictures,
    [media.small]: { gap: 0 },
    [media.medium]: {
      gap: space.l,
      gridTemplateColumns: 'repeat(6,1fr)',
      '& > li': { gridColumn: 'span 2' },
      [`${firstOfFive}, ${firstOfFive} + li`]: { gridColumn: 'span 3' },
    },
    [media.wide]: {},
  },
  // Two per row on phones; one with large text, so that names do not break.
  people: {
    gap: space.mPlus,
    gridTemplateColumns: columns('narrow', 'keep'),
    // People have no frame: what is below them keeps more distance.
    [media.small]: { '&:not(:last-child)': { marginBlockEnd: space.s } },
    [media.medium]: three,
  },
  links: {
    columnGap: space.xl,
    '& li': { borderBlockStart: `1px solid ${color.rule}` },
    '& a': { paddingBlock: space.s },
    // On phones only names, two per row unless the text is large.
    [media.small]: {
      gridTemplateColumns: columns('narrow', 'keep'),
      columnGap: space.l,
      '& a': { height: '100%', paddingBlock: space.xs, lineHeight: 1.35 },
      '& a::after, & a small': { display: 'none' },
    },
    [media.medium]: two,
  },
};

/** What the cards of a grid show. */
export type CardKind = keyof typeof kinds;

export const List = styled('ul', {
  name: 'CardGrid',
  slot: 'List',
  shouldForwardProp: (name) => name !== 'kind',
})<{ kind: CardKind }>(({ kind }) => [{ display: 'grid' }, kinds[kind]]);
