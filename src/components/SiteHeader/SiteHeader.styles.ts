import { styled } from '@mui/material/styles';
import { color, media, motion, radius, shadow, size } from '../../theme/tokens';

/** The chequer of the vehicles, the site's one ornament. */
export const chequer = `repeating-linear-gradient(90deg,${color.hiViz} 0 18px,${color.surfaceDarkest} 18px 36px)`;

const bar = '@media (min-width:1120px)';
/** A phone with text at twice its size: measured in the text's own size, which media queries do not know. */
const cramped = '@container (max-width:13rem)';

export const Root = styled('header')({
  position: 'fixed',
  // Physical sides, here and below: older phones do not know the logical ones.
  top: 0,
  left: 0,
  right: 0,
  zIndex: 1100,
  containerType: 'inline-size',
  height: size.header,
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
  transition: `transform ${motion.calm}ms`,
  '&[data-hidden]:not(:focus-within)': { transform: 'translateY(-100%)' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: 5,
    background: chequer,
  },
  // Forced colours take chequer and surface away.
  [media.forcedColors]: { borderBlockEnd: '1px solid' },
  // On paper brand and number are left of it.
  [media.print]: { position: 'static', height: 'auto', '&::after': { display: 'none' } },
});

export const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: '100%',
  maxWidth: size.content,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlockEnd: 5,
  '@media (max-width:359px)': { gap: 6, paddingInline: 10 },
  // The name gives way first; its words wrap, and break rather than push a button off the screen.
  '& > a:first-of-type': { minWidth: 0, marginInlineEnd: 'auto', overflowWrap: 'anywhere' },
  [cramped]: { gap: 6, paddingInline: 8, '& > a:first-of-type svg': { display: 'none' } },
});

export const Call = styled('a')({
  order: 2,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  minWidth: 44,
  paddingInline: 14,
  justifyContent: 'center',
  border: `2px solid ${color.textOnDark}`,
  borderRadius: radius.control,
  backgroundColor: color.emergency,
  color: color.textOnDark,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: color.emergencyHover, color: color.textOnDark },
  '& svg': { fill: 'currentcolor', width: 20, height: 20 },
  // A narrow header has room for the sign alone; the number stands in the page and in the action bar's link.
  '@media (max-width:479px)': { padding: 0, '& span': { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const MenuToggle = styled('details')({
  order: 3,
  flex: 'none',
  [bar]: { display: 'none' },
  [media.print]: { display: 'none' },
});

export const ToggleSummary = styled('summary')({
  // A summary inherits through the browser's own slot, which does not know the page's box sizing.
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  minWidth: 44,
  paddingInline: 8,
  justifyContent: 'center',
  borderRadius: radius.control,
  cursor: 'pointer',
  fontWeight: 600,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { fill: 'currentcolor', width: 26, height: 26 },
  '@media (max-width:400px)': { '& span': { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const Nav = styled('nav')({
  order: 1,
  'details:not([open]) + &': { display: 'none' },
  position: 'absolute',
  left: 0,
  right: 0,
  top: size.header,
  maxHeight: [`calc(100vh - ${size.header})`, `calc(100dvh - ${size.header})`],
  overflowY: 'auto',
  paddingBlock: 8,
  paddingBlockEnd: 88,
  backgroundColor: color.surfaceDark,
  borderBlockEnd: `1px solid ${color.border}`,
  [bar]: {
    'details:not([open]) + &': { display: 'block' },
    position: 'static',
    overflow: 'visible',
    padding: 0,
    border: 0,
  },
  [media.print]: { 'details:not([open]) + &': { display: 'none' } },
});

export const List = styled('ul')({
  [bar]: { display: 'flex', alignItems: 'center' },
  '& a,& summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    paddingInline: 20,
    color: color.textOnDark,
    fontWeight: 600,
    fontSize: '1rem',
    textDecoration: 'none',
    cursor: 'pointer',
    listStyle: 'none',
    // All of them in one line from the first width that shows them.
    [bar]: {
      minHeight: 44,
      paddingInline: 'clamp(8px,0.72vw,10px)',
      borderRadius: radius.control,
    },
  },
  '& > li > a,& summary': { [bar]: { whiteSpace: 'nowrap' } },
  '& a:hover,& summary:hover': { backgroundColor: color.surfaceDarkest, color: color.textOnDark },
  // The open page, and the group that holds it.
  '& [aria-current]': {
    textDecoration: `underline 3px ${color.hiViz}`,
    textUnderlineOffset: 8,
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': {
    fill: 'currentcolor',
    width: 20,
    height: 20,
    marginInlineStart: 'auto',
    transition: `transform ${motion.calm}ms`,
  },
  '& details[open] > summary svg': { transform: 'rotate(180deg)' },
});

export const Group = styled('details')({
  position: 'relative',
  '& ul': { paddingInlineStart: 16, backgroundColor: color.surfaceDarkest },
  [bar]: {
    '& ul': {
      position: 'absolute',
      insetInlineStart: 0,
      // From the button's middle to the end of the header: below the chequer at any size of text.
      insetBlockStart: `calc(50% + ${size.header} / 2 + 3px)`,
      width: 'max-content',
      minWidth: '100%',
      maxWidth: 340,
      padding: 8,
      borderRadius: radius.card,
      border: `1px solid ${color.border}`,
      boxShadow: shadow.panel,
    },
  },
});
