import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.styles';
import { focusRing } from '../../theme/overrides/focus';
import { columns } from '../../theme/columns';
import { color, font, media, radius, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    Receipt: 'layout' | 'words' | 'segments' | 'papers' | 'paper' | 'bar' | 'sums' | 'prices' | 'kinds';
  }
}

/** How many distances and vehicles one can choose between at most. */
const distances = [0, 1, 2];
const vehicles = [0, 1];
const other = (group: string, index: number) => `:has([name$=-${group}]:checked:not([value="${index}"]))`;

const hidden = { display: 'none' } as const;
const marked = { backgroundColor: color.hiViz, color: color.textOnAccent } as const;

/** Without JavaScript: the receipt of what is chosen, and its price in the table. */
const chosen: Record<string, typeof hidden | typeof marked> = {};
for (const one of distances) {
  chosen[`&:has([name$=-distance][value="${one}"]:checked) [aria-live] > div:not(:nth-of-type(${one + 1}))`] =
    hidden;
  for (const two of vehicles) {
    chosen[
      `&:not(${other('distance', one)}):not(${other('vehicle', two)}) tbody tr:nth-of-type(${one + 1}) td:nth-of-type(${two + 1}) b`
    ] = marked;
  }
}
for (const one of vehicles) {
  chosen[
    `&:has([name$=-vehicle][value="${one}"]:checked) [aria-live] > div > div:not(:nth-of-type(${one + 1}))`
  ] = hidden;
}

/** Choices and table beside the receipt; on phones the receipt stands between them. */
export const Layout = styled('div', { name: 'Receipt', slot: 'Layout' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.l,
  alignItems: 'start',
  ...chosen,
  '& fieldset': { margin: 0, padding: 0, border: 0, minWidth: 0 },
  '& legend': { padding: 0, marginBlockEnd: space.xs, fontWeight: 600 },
  // Browsers that cannot select by a choice show the first receipt and the table.
  '@supports not selector(:has(a))': {
    '& fieldset, & [aria-live] > div + div, & [aria-live] > div > div + div': { display: 'none' },
  },
  [media.wide]: {
    gridTemplateColumns: 'minmax(0,6fr) minmax(0,5fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: space.xxlPlus,
    '& > :nth-of-type(2)': { gridArea: '1/2/3' },
  },
});

export const Words = styled('div', { name: 'Receipt', slot: 'Words' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.m,
});

/** Answers side by side in one box; with large text below each other. */
export const Segments = styled('div', { name: 'Receipt', slot: 'Segments' })({
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockStart: space.s,
  border: `2px solid ${color.primary}`,
  borderRadius: radius.control,
  backgroundColor: color.page,
  overflow: 'clip',
  maxWidth: '32rem',
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: '1 1 auto',
    minHeight: size.emergencyTarget,
    padding: `${space.s}px ${space.sPlus}px`,
    color: color.primary,
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    cursor: 'pointer',
  },
  '& label + label': { borderInlineStart: `2px solid ${color.primary}` },
  '& input': visuallyHidden,
  '& label:has(:checked)': { backgroundColor: color.primary, color: color.textOnPrimary },
  '& label:has(:focus-visible)': {
    ...focusRing,
    outlineOffset: -5,
    boxShadow: 'none',
    outlineColor: color.focusHalo,
  },
  [media.forcedColors]: {
    '& label:has(:checked)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  [media.print]: { '& label:not(:has(:checked))': { display: 'none' } },
});

/** The receipts: one of them is shown. */
export const Papers = styled('div', { name: 'Receipt', slot: 'Papers' })({
  // The torn edge would cut off a shadow of the paper itself.
  filter: `drop-shadow(0 1px 3px ${color.shadow})`,
  [media.print]: { filter: 'none' },
});

export const Paper = styled('div', { name: 'Receipt', slot: 'Paper' })({
  display: 'grid',
  gap: space.m,
  padding: `${space.mPlus}px ${space.m}px ${space.xl}px`,
  backgroundColor: color.page,
  // Teeth of 16 px along the lower edge.
  mask: `conic-gradient(from -45deg at bottom,transparent,${color.text} 1deg 89deg,transparent 90deg) 50%/16px 100%`,
  [media.medium]: { padding: `${space.l}px ${space.l}px ${space.xlPlus}px` },
  [media.wide]: { padding: `${space.xl}px ${space.xl}px ${space.xxl}px` },
  [media.forcedColors]: { border: '1px solid', mask: 'none' },
  [media.print]: { padding: space.m, border: `1px solid ${color.border}`, mask: 'none' },
});

const further = `repeating-linear-gradient(90deg,${color.surfaceDark} 0 9px,${color.hiViz} 9px 18px)`;

/** The journey as a bar: what the price includes, and what is driven beyond it. */
export const Bar = styled('div', {
  name: 'Receipt',
  slot: 'Bar',
  shouldForwardProp: (name) => name !== 'shares',
})<{ shares: readonly number[] }>(({ shares }) => ({
  display: 'grid',
  gridTemplateColumns: shares.map((share) => `${share}fr`).join(' '),
  height: space.control,
  border: '1px solid transparent',
  '& span': { minWidth: space.m, backgroundColor: color.surfaceDark, printColorAdjust: 'exact' },
  '& span + span': { background: further },
}));

/** Screens on which an amount has room beside its name; on others it may break. */
const roomy = '@media (min-width:22em)';

export const Sums = styled('table', { name: 'Receipt', slot: 'Sums' })({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { paddingInlineEnd: space.s, textAlign: 'start', fontWeight: 400 },
  '& td': { textAlign: 'end', verticalAlign: 'bottom' },
  [roomy]: { '& td': { whiteSpace: 'nowrap' } },
  '& :is(th,td)': { paddingBlock: space.control, borderBlockStart: `1px solid ${color.rule}` },
  '& tfoot tr:first-of-type > *': {
    borderBlockStart: `3px solid ${color.heading}`,
    fontFamily: font.heading,
    // Large text must not push the sum off the paper.
    fontSize: 'min(1.5rem,30px)',
    lineHeight: 1.2,
    fontWeight: 700,
    color: color.heading,
  },
});

/** All prices: distances below each other, vehicles side by side. */
export const Prices = styled('table', { name: 'Receipt', slot: 'Prices' })({
  width: `calc(100% - ${space.s}px)`,
  borderCollapse: 'collapse',
  // Three columns fit on the narrowest phone with large text too.
  fontSize: 'min(1rem,22px)',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  [roomy]: { overflowWrap: 'normal', '& :is(td,tbody th)': { whiteSpace: 'nowrap' } },
  '& caption': { textAlign: 'start', fontWeight: 600 },
  '& :is(th,td)': { paddingBlock: space.xs, borderBlockEnd: `1px solid ${color.border}` },
  '& tr > *': { textAlign: 'end', verticalAlign: 'baseline' },
  '& tr > th:first-of-type': { paddingInline: 0, textAlign: 'start' },
  '& thead th': { paddingInlineStart: space.s, color: color.textSoft, fontWeight: 400 },
  '& tbody th': { fontWeight: 600 },
  '& b': {
    display: 'inline-block',
    marginInlineEnd: -space.s,
    padding: `${space.xs}px ${space.s}px`,
    borderRadius: radius.control,
    fontWeight: 400,
  },
});

/** The vehicles with their crews. */
export const Kinds = styled('div', { name: 'Receipt', slot: 'Kinds' })({
  marginBlockStart: space.s,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: columns('wide'),
    gap: `${space.sPlus}px ${space.xl}px`,
    marginBlockStart: space.sPlus,
  },
  '& dl > div': { paddingBlockStart: space.s, borderBlockStart: `1px solid ${color.border}` },
  '& dt': { color: color.heading, fontWeight: 600 },
});
