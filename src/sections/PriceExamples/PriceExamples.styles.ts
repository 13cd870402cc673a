import { styled } from '@mui/material/styles';
import { columns } from '../../theme/columns';
import { color, media, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    PriceExamples: 'receipts' | 'receipt';
  }
}

/** Receipts side by side if there is room; on a phone one sheet of all, which is lower than a box for each. */
export const Receipts = styled('div', { name: 'PriceExamples', slot: 'Receipts' })({
  display: 'grid',
  paddingInline: space.m,
  borderRadius: radius.control,
  backgroundColor: color.surfaceWarm,
  [media.medium]: {
    gridTemplateColumns: columns('wide'),
    gap: space.m,
    paddingInline: 0,
    backgroundColor: 'transparent',
  },
});

export const Receipt = styled('table', { name: 'PriceExamples', slot: 'Receipt' })({
  width: '100%',
  alignSelf: 'start',
  paddingBlockEnd: space.sPlus,
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  // A caption is outside of the padding and the border of its table.
  '& caption': { paddingBlock: `${space.sPlus}px ${space.xs}px`, textAlign: 'start', fontWeight: 600 },
  '&:not(:first-of-type) caption': { borderBlockStart: `1px solid ${color.border}` },
  '& th': { paddingBlock: space.xs, paddingInlineEnd: space.m, textAlign: 'start', fontWeight: 400 },
  '& td': { textAlign: 'end', whiteSpace: 'nowrap', verticalAlign: 'bottom', paddingBlock: space.xs },
  '& tfoot :is(th,td)': { borderBlockStart: `2px solid ${color.heading}`, fontWeight: 600 },
  [media.medium]: {
    padding: `${space.s}px ${space.m}px ${space.sPlus}px`,
    borderRadius: radius.control,
    backgroundColor: color.surfaceWarm,
    '& :is(th,td)': { paddingBlock: space.xsPlus },
    '&& caption': { paddingBlock: space.s, border: 0 },
  },
});
