import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { light } from '../../theme/generated/schemes';
import { color, font, media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    PlanSheet: 'root' | 'paper' | 'header' | 'numbers' | 'parts' | 'part' | 'lines' | 'rows' | 'footer';
  }
}

/** One em of the sheet, in mm: 10.5 points. All lengths are multiples of it, so that the sheet looks the same at each size. */
const em = 3.7;
const mm = (length: number) => `${length / em}em`;
/** A4 in mm, and the margin that most printers cannot print on. */
const page = { width: 210, height: 297, edge: 10 };
const inner = { width: page.width - 2 * page.edge, height: page.height - 2 * page.edge - 1 };

export const Root = styled('div', { name: 'PlanSheet', slot: 'Root' })({
  display: 'grid',
  gap: space.m,
  containerType: 'inline-size',
  [media.print]: { display: 'block', containerType: 'normal', '& > [role=alert]': { display: 'none' } },
});

export const Paper = styled('div', { name: 'PlanSheet', slot: 'Paper' })({
  display: 'flex',
  flexDirection: 'column',
  gap: mm(3),
  overflow: 'hidden',
  width: mm(page.width),
  height: mm(page.height),
  padding: mm(page.edge),
  // Fallback without container units: the smallest phone's size.
  fontSize: [`${(288 / page.width) * em}px`, `calc(100cqw/${page.width}*${em})`],
  lineHeight: 1.25,
  // Glyph widths scale exactly with the font size: lines break in the small preview where they break on paper.
  textRendering: 'geometricPrecision',
  border: `1px solid ${color.border}`,
  backgroundColor: color.page,
  // Paper is white in dark mode, too.
  [media.dark]: { colorScheme: 'light', ...light },
  color: color.text,
  [`&[${styleData.measured}]`]: { fontSize: `${em}mm` },
  // Empty rows are dropped when the filled ones need the room.
  [`&:not([${styleData.density}="1"]) tr[${styleData.spare}]:not(:first-of-type)`]: { display: 'none' },
  [`&[${styleData.density}="3"] > *`]: { fontSize: `${9.75 / 10.5}em` },
  [`&[${styleData.density}="4"] > *`]: { fontSize: `${9 / 10.5}em` },
  // Room to write above the line by hand, if there is any.
  '--line': mm(6.5),
  '--stand': 'start',
  [`&[${styleData.density}="1"]`]: { '--line': mm(9), '--stand': 'end' },
  [media.print]: {
    width: mm(inner.width),
    height: mm(inner.height),
    padding: 0,
    border: 0,
    fontSize: `${em}mm`,
  },
});

export const Header = styled('div', { name: 'PlanSheet', slot: 'Header' })({
  display: 'grid',
  gap: mm(2),
  '& h3': { fontSize: '1.7em', lineHeight: 1.1, color: color.heading },
  '& p': {
    display: 'flex',
    alignItems: 'end',
    gap: mm(3),
    color: color.textSoft,
    '& b': {
      flex: 1,
      minWidth: 0,
      minHeight: '1.7em',
      borderBlockEnd: `1px solid ${color.border}`,
      color: color.text,
      fontSize: '1.25em',
      fontWeight: 600,
      overflowWrap: 'anywhere',
    },
  },
});

export const Numbers = styled('dl', { name: 'PlanSheet', slot: 'Numbers' })({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: mm(6),
  padding: `${mm(2)} ${mm(3)}`,
  border: `${mm(0.6)} solid ${color.emergencyText}`,
  borderRadius: mm(2),
  '& dt': { color: color.textSoft },
  '& dd': {
    fontFamily: font.heading,
    fontSize: '1.9em',
    fontWeight: 700,
    lineHeight: 1.1,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > :first-of-type dd': { color: color.emergencyText, fontSize: '3.4em', lineHeight: 1 },
});

export const Parts = styled('div', { name: 'PlanSheet', slot: 'Parts' })({
  flex: '1 1 0',
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  alignContent: 'start',
  gap: `${mm(3)} ${mm(6)}`,
  overflow: 'hidden',
});

export const Part = styled('div', { name: 'PlanSheet', slot: 'Part' })({
  [`&[${styleData.split}]`]: { gridColumn: '1 / -1' },
  '& h4': {
    margin: 0,
    paddingBlockEnd: mm(0.6),
    borderBlockEnd: `${mm(0.5)} solid ${color.heading}`,
    color: color.heading,
    fontFamily: font.heading,
    fontSize: '1.15em',
    fontWeight: 700,
    lineHeight: 1.2,
  },
});

export const Lines = styled('dl', { name: 'PlanSheet', slot: 'Lines' })({
  display: 'grid',
  gridTemplateColumns: 'fit-content(60%) minmax(0,1fr)',
  [`[${styleData.split}] > &`]: {
    gridTemplateColumns: 'fit-content(25%) minmax(0,1fr) fit-content(25%) minmax(0,1fr)',
  },
  '& div': { display: 'contents' },
  '& dt, & dd': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'var(--stand)',
    minHeight: 'var(--line)',
    paddingBlock: mm(1),
    borderBlockEnd: `1px solid ${color.border}`,
  },
  '& dt': { paddingInlineEnd: mm(3), color: color.textSoft },
  '& div:last-of-type:nth-of-type(odd) dd': { gridColumnEnd: -1 },
  '& dd': { minWidth: 0, paddingInlineEnd: mm(1), fontWeight: 600, overflowWrap: 'anywhere' },
});

export const Rows = styled('table', { name: 'PlanSheet', slot: 'Rows' })({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { color: color.textSoft, fontWeight: 400, textAlign: 'start', verticalAlign: 'bottom' },
  '& th, & td': {
    padding: `${mm(0.8)} ${mm(1.2)}`,
    border: `1px solid ${color.border}`,
    overflowWrap: 'anywhere',
  },
  '& td': { height: 'var(--line)', fontWeight: 600 },
});

export const Footer = styled('div', { name: 'PlanSheet', slot: 'Footer' })({
  display: 'grid',
  gap: mm(1.5),
  '& p:first-of-type': {
    padding: `${mm(1.6)} ${mm(3)}`,
    border: `1px solid ${color.border}`,
    borderRadius: mm(2),
  },
  '& p + p': { color: color.textSoft },
});
