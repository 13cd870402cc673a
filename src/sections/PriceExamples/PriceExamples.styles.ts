import { styled } from '@mui/material/styles';
import { color, media, radius, space } from '../../theme/tokens';

/** Receipts side by side if there is room. */
export const Receipts = styled('div', { name: 'PriceExamples', slot: 'Receipts' })({
  display: 'grid',
  gap: space.m,
  [media.medium]: { gridTemplateColumns: 'repeat(auto-fit,minmax(16rem,1fr))' },
});

export const Receipt = styled('table', { name: 'PriceExamples', slot: 'Receipt' })({
  width: '100%',
  alignSelf: 'start',
  padding: `${space.s}px ${space.m}px ${space.sPlus}px`,
  borderRadius: radius.control,
  backgroundColor: color.surfaceWarm,
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { paddingBlock: space.s, textAlign: 'start', fontWeight: 600 },
  '& th': { paddingBlock: space.xsPlus, paddingInlineEnd: space.m, textAlign: 'start', fontWeight: 400 },
  '& td': { textAlign: 'end', whiteSpace: 'nowrap', verticalAlign: 'bottom', paddingBlock: space.xsPlus },
  '& tfoot :is(th,td)': { borderBlockStart: `2px solid ${color.heading}`, fontWeight: 600 },
});
