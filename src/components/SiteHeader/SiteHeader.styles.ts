import { styled } from '@mui/material/styles';
import { color, media, motion, radius, shadow, size } from '../../theme/tokens';

/** The chequer of the vehicles, the site's one ornament. */
export const chequer = `repeating-linear-gradient(90deg,${color.hiViz} 0 18px,${color.surfaceDarkest} 18px 36px)`;

// The header's own width, counted in its text: at every text size its parts fit from the same numbers on.
/** All links in a row, with room to spare for a wider face and one more link. */
const bar = '@container (min-width:78rem)';
/** Signs alone: the number stands in the page and in the action bar's link, the menu's name is read out. */
const noNumber = '@container (max-width:29.9rem)';
const noMenuWord = '@container (max-width:25rem)';
/** A narrow phone. */
const narrow = '@container (max-width:22.4rem)';
/** A phone with text at twice its size. */
const cramped = '@container (max-width:14rem)';
/** Words that only screen readers get; they take no width. */
const readOut = {
  position: 'absolute',
  width: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  clipPath: 'inset(50%)',
} as const;

/** Side of a button: grows with the text, but leaves the name its room. */
const side = 'clamp(44px,2.75rem,60px)';
/** Its sign. */
const sign = { width: 'clamp(20px,1.25rem,30px)', height: 'auto' } as const;

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
  [media.low]: { position: 'absolute' },
  // On paper brand and number are left of it.
  [media.print]: {
    position: 'static',
    height: 'auto',
    backgroundColor: 'transparent',
    '&::after': { display: 'none' },
  },
});

export const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: '100%',
  maxWidth: size.page,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlockEnd: 5,
  // The name has what the buttons leave; a word breaks only where that is less than the word.
  '& > [data-brand]': { flexShrink: 1, minWidth: 0, marginInlineEnd: 'auto' },
  [narrow]: { gap: 6, paddingInline: 10 },
  [cramped]: { paddingInline: 8, '& > [data-brand] svg': { display: 'none' } },
});

export const Call = styled('a')({
  order: 2,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: side,
  minWidth: side,
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
  '& svg': { fill: 'currentcolor', ...sign },
  [noNumber]: { padding: 0, '& span': readOut },
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
  minHeight: side,
  minWidth: side,
  paddingInline: 8,
  justifyContent: 'center',
  borderRadius: radius.control,
  cursor: 'pointer',
  fontWeight: 600,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { fill: 'currentcolor', width: 'clamp(26px,1.625rem,40px)', height: 'auto' },
  [noMenuWord]: { '& span': readOut },
});

export const Nav = styled('nav')({
  order: 1,
  '[data-menu]:not([open]) + &': { display: 'none' },
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
    '[data-menu]:not([open]) + &': { display: 'block' },
    position: 'static',
    overflow: 'visible',
    padding: 0,
    border: 0,
  },
  // The header scrolls away with the page, and so does the open menu.
  [media.low]: { maxHeight: 'none' },
  [media.print]: { '[data-menu]:not([open]) + &': { display: 'none' } },
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
    [bar]: { minHeight: 44, paddingInline: 8, lineHeight: 1.25, borderRadius: radius.control },
  },
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
