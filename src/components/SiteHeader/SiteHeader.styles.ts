import { styled } from '@mui/material/styles';
import { color, media, motion, radius, size } from '../../theme/tokens';

/** The chequer of the vehicles, the site's one ornament. */
export const chequer = `repeating-linear-gradient(90deg,${color.hiViz} 0 18px,${color.surfaceDarkest} 18px 36px)`;

// The header's own width, counted in its text: at every text size its parts fit from the same numbers on.
/** All links in a row, with room to spare for a wider face and one more link. */
export const bar = '@container (min-width:78rem)';
/** Icons only: the page and the action bar show the number, and screen readers still get the words. */
const noNumber = '@container (max-width:29.9rem)';
const noMenuWord = '@container (max-width:25rem)';
/** Where the header cannot ask its own width, as in Chrome before 105, phones get the signs alone, too. */
const older = '@supports not (container-type:inline-size)';
const phone = '@media (max-width:30em)';
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
  [older]: { [phone]: { padding: 0, '& span': readOut } },
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
  [older]: { [phone]: { '& span': readOut } },
});
