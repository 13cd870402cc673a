import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    PapersByStage: 'stages' | 'stage' | 'sheets' | 'sheet';
  }
}

/** Corner of a sheet that is folded over, in px. */
const fold = 14;

export const Stages = styled('ol', { name: 'PapersByStage', slot: 'Stages' })({
  display: 'grid',
  gap: space.mPlus,
  counterReset: 'stage',
  [media.medium]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: space.xl },
  // A column for each stage: titles, texts and sheets begin at the same height.
  [media.wide]: {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(0,1fr)',
    gridTemplateRows: 'auto auto auto',
    rowGap: space.s,
  },
});

export const Stage = styled('li', { name: 'PapersByStage', slot: 'Stage' })({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  counterIncrement: 'stage',
  '& h3::before': { content: 'counter(stage) ". "' },
  '& p': { maxWidth: 'none' },
  [media.wide]: { gridRow: 'span 3', gridTemplateRows: 'subgrid', gap: 'inherit' },
});

export const Sheets = styled('ul', { name: 'PapersByStage', slot: 'Sheets' })({
  display: 'grid',
  alignContent: 'start',
  gap: space.xsPlus,
  marginBlockStart: space.xs,
});

/** A sheet with a folded corner. */
export const Sheet = styled('li', { name: 'PapersByStage', slot: 'Sheet' })({
  // Who gives it beside what it is; below each other where the column is narrow.
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s}px`,
  padding: `${space.s}px ${space.mPlus}px ${space.s}px ${space.sPlus}px`,
  borderInlineStart: `5px solid ${color.border}`,
  borderStartStartRadius: radius.control,
  borderEndStartRadius: radius.control,
  background: `linear-gradient(225deg,transparent ${fold * 0.7}px,${color.rule} 0 ${fold * 1.4}px,transparent 0) 100% 0/${fold * 2}px ${fold * 2}px no-repeat,${color.page}`,
  clipPath: `polygon(0 0,calc(100% - ${fold}px) 0,100% ${fold}px,100% 100%,0 100%)`,
  breakInside: 'avoid',
  '& b': { flex: '1 1 5.5rem', color: color.heading, fontWeight: 600 },
  '& ul': { flex: '2 1 10.5rem' },
  '& li + li': { marginBlockStart: space.xs },
  // The visitor's own papers.
  [`&[${styleData.kind}=yours]`]: { borderInlineStartColor: color.accent },
  '[dir=rtl] &': {
    background: color.page,
    clipPath: 'none',
  },
  [media.forcedColors]: { border: '1px solid', clipPath: 'none' },
  [media.print]: { border: `1px solid ${color.border}`, clipPath: 'none' },
});
