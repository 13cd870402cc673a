import { styled } from '@mui/material/styles';
import { partData } from '../../behaviours/contract';
import { metronomeData } from '../../behaviours/beat/cprContract';
import { color, font, layer, media, radius, size, space } from '../../theme/tokens';
import { atCase, atPart, atScreen } from './metronomeParts';
import { screens } from './screens';

/** A phone held sideways: the plate stands beside the words. */
const sideways = '@media (max-height:30em) and (min-width:30em)';

export const Screen = styled('dialog', { name: 'CprMetronome', slot: 'Screen' })({
  // Extends beneath header and bar, so that the page does not show through where they are hidden.
  position: 'fixed',
  inset: 0,
  zIndex: layer.raised,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  width: 'auto',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  borderRadius: 0,
  padding: `${size.header} ${size.gutter} calc(${size.actionBar}px + env(safe-area-inset-bottom))`,
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
  // For browsers that do not support `<dialog>`.
  '&:not([open])': { display: 'none' },
  '&[open]': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', alignContent: 'safe center' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: space.s,
    width: '100%',
    maxWidth: 440,
    marginInline: 'auto',
    paddingBlock: `0 ${space.s}px`,
  },
  // Inactive text keeps its place, so that nothing moves.
  [`& [${partData.when}]`]: { gridArea: '1/1' },
  [`&:not(${atScreen('phase', 'breathe')}) ${atCase('breathe')},&${atScreen('phase', 'breathe')} ${atCase('push')}`]:
    {
      visibility: 'hidden',
    },
  [`&${atScreen('change', 'now')} ${atCase('soon')},&:not(${atScreen('change', 'now')}) ${atCase('now')}`]: {
    visibility: 'hidden',
  },
  [media.wide]: { paddingBlockEnd: space.l, '& > div': { paddingBlockStart: space.m } },
  // Takes the header's place as well.
  [screens.shorter]: { paddingBlockStart: 0, zIndex: layer.header },
  [media.low]: { paddingBlockStart: 0, zIndex: layer.header },
  [sideways]: {
    '& > div': {
      maxWidth: 720,
      gridTemplateColumns: 'auto minmax(0,1fr)',
      columnGap: space.l,
      '& > *': { gridColumn: 2 },
      '& > :first-child': { gridColumn: '1/-1' },
    },
    // More specific than the rules for each part.
    [`& ${atPart('plate')}`]: { '--plate': 'min(15.5rem,40vw,56vh)', gridArea: '2/1/span 6/1' },
  },
  [media.print]: { '&[open]': { display: 'none' } },
});

export const Top = styled('div', { name: 'CprMetronome', slot: 'Top' })({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  paddingBlock: space.s,
  backgroundColor: color.surfaceDark,
  '& h2': { display: 'grid', fontSize: 'min(1.875rem,8.3vw)', lineHeight: 1.1 },
  '& p': { color: color.textOnDarkSoft, fontSize: '0.9375rem' },
  '& > div': { minWidth: 0 },
  '& button': { flex: 'none', minHeight: 52, paddingInline: 'min(20px,4vw)', fontSize: '1.0625rem' },
});

/** The plate takes the height that all others leave. @param others Their height in rem. */
const plateBeside = (others: number) => {
  const plate = (height: string) => `min(15.5rem,69vw,max(8rem,${height} - ${others}rem))`;
  // Browsers that do not know `svh` take the height without the bars of the browser.
  return { '--plate': plate('100vh'), '@supports (height:1svh)': { '--plate': plate('100svh') } };
};

export const Plate = styled('div', { name: 'CprMetronome', slot: 'Plate' })({
  ...plateBeside(31),
  // Kiswahili needs more lines.
  [screens.shorter]: { ...plateBeside(25), '&:lang(sw)': plateBeside(27.5) },
  position: 'relative',
  width: 'var(--plate)',
  height: 'var(--plate)',
  margin: `${space.s}px auto ${space.xs}px`,
  '& svg': { width: '100%', height: '100%', transform: 'rotate(-90deg)' },
  '& circle': { fill: 'none', stroke: color.hiViz, strokeWidth: 10, strokeOpacity: 0.22 },
  [`& ${atPart('ring')}`]: { strokeOpacity: 1 },
  [media.forcedColors]: {
    '& circle': { stroke: 'CanvasText' },
    [`& ${atPart('ring')}`]: { stroke: 'Highlight' },
  },
});

export const Count = styled('p', { name: 'CprMetronome', slot: 'Count' })({
  position: 'absolute',
  inset: '11.7%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  borderRadius: '50%',
  backgroundColor: color.hiViz,
  color: color.textOnAccent,
  fontWeight: 600,
  fontSize: 'min(1.0625rem,calc(var(--plate)*.09))',
  lineHeight: 1.3,
  '& b': {
    gridRow: 1,
    fontFamily: font.heading,
    fontSize: 'calc(var(--plate)*.387)',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 0.95,
  },
  [`& [${partData.when}]`]: { gridArea: '2/1' },
  [media.forcedColors]: { border: '2px solid' },
});

export const How = styled('p', { name: 'CprMetronome', slot: 'How' })({
  display: 'grid',
  justifyItems: 'center',
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'center',
  // Prefers to break a line between sentences.
  '& span span': { display: 'inline-block' },
});

/** The time until the change of places, and the time since the start. */
export const Times = styled('div', { name: 'CprMetronome', slot: 'Times' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1.5fr) minmax(0,1fr)',
  gap: space.s,
  '& p': {
    display: 'grid',
    placeItems: 'center',
    padding: space.xsPlus,
    borderRadius: radius.control,
    backgroundColor: color.surfaceDarkest,
    fontSize: '0.9375rem',
    lineHeight: 1.2,
    textAlign: 'center',
  },
  '& b': {
    display: 'block',
    fontFamily: font.heading,
    fontSize: '1.375rem',
    fontVariantNumeric: 'tabular-nums',
  },
});

export const Change = styled('p', { name: 'CprMetronome', slot: 'Change' })({
  '& b': { color: color.hiViz },
  '& strong': { fontSize: '1.0625rem', '& span': { display: 'inline-block' } },
  [`[${metronomeData.change}] && `]: {
    backgroundColor: color.hiViz,
    '&,& b': { color: color.textOnAccent },
    [media.forcedColors]: { outline: '3px solid' },
  },
});

export const Note = styled('p', { name: 'CprMetronome', slot: 'Note' })({
  color: color.textOnDarkSoft,
  fontSize: '0.9375rem',
  textAlign: 'center',
});
