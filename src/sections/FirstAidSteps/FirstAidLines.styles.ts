import { styled } from '@mui/material/styles';
import { variantsData } from '../../behaviours/contract';
import { nightDrawing } from '../../components/SitePicture/SitePicture.styles';
import { color, media, radius, space } from '../../theme/tokens';
import { screens } from '../../components/CprMetronome/screens';

/** A list whose numbers continue those of another. */
export const Ordered = styled('ol', {
  name: 'FirstAidSteps',
  slot: 'Ordered',
  shouldForwardProp: (name) => name !== 'before',
})<{ before: number }>(({ before }) => ({ counterReset: `step ${before}` }));

/** Begins below the number of its step, which has no room to spare on a phone. */
const belowNumber = { marginInlineStart: 'calc(-1*(var(--number) + var(--gap)))' };

/** Drawings in a row, as wide as makes them equally high. A single one stands beside the number of its step. */
export const Pictures = styled('div', {
  name: 'FirstAidSteps',
  slot: 'Pictures',
  shouldForwardProp: (name) => name !== 'ratios',
})<{ ratios: readonly number[] }>(({ ratios }) => ({
  display: 'grid',
  gridTemplateColumns: ratios.map((ratio) => `minmax(0,${Number(ratio.toFixed(3))}fr)`).join(' '),
  gap: space.s,
  marginBlockStart: space.s,
  ...(ratios.length > 1 ? belowNumber : { maxWidth: 440 }),
  '& img': { width: '100%', height: 'auto', borderRadius: radius.card, [media.dark]: nightDrawing },
  // The middle of the first, and all of the second on a ground of its own colour.
  ...(ratios.length > 1 && {
    [screens.shortest]: {
      marginBlockStart: space.xs,
      gridTemplateColumns: `repeat(${ratios.length},minmax(0,1fr))`,
      '& img': {
        height: 66,
        objectFit: 'cover',
        objectPosition: '50% 76%',
      },
      '& img + img': { objectFit: 'contain', backgroundColor: color.surfaceStrong },
    },
  }),
  [media.print]: {
    gridTemplateColumns: `repeat(${ratios.length},max-content)`,
    marginBlockStart: 0,
    marginInlineStart: 0,
    maxWidth: 'none',
    '& img': { width: 'auto', height: 40 },
  },
}));

/** Height of a title of one line: on wide screens the second column begins below it, beside the call. */
export const titleHeight = `(2.75rem*1.1 + ${space.s}px)`;

export const Tool = styled('div', { name: 'FirstAidSteps', slot: 'Tool' })({
  ...belowNumber,
  // That of the list that is shown, in sight together with the drawings.
  [`[${variantsData.chosen}] &`]: {
    [media.wide]: {
      position: 'absolute',
      insetBlockStart: `calc${titleHeight}`,
      insetInlineStart: `calc(100% + ${space.section}px)`,
      // The columns are as 5 to 4.
      width: '80%',
      marginInlineStart: 0,
    },
    [media.print]: { position: 'static', width: 'auto' },
  },
  [media.print]: { marginInlineStart: 0 },
});
