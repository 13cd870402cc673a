import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import { styled } from '@mui/material/styles';
import { headerData } from '../../behaviours/contract';
import { styleData } from '../../theme/attributes';
import { chequerStripe } from '../../theme/chequer';
import { color, media, motion, radius, space, type } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';

// The header's own width, counted in its text: at every text size its parts fit from the same numbers on.
/** All links in a row, with room to spare for a wider face and one more link. */
export const bar = '@container (min-width:78rem)';
/** The action bar has the call, and first aid needs the room. */
const noCall = '@container (max-width:33.9rem)';
/** The sign alone: the action bar shows the number, and screen readers still get it. */
const noNumber = '@container (max-width:47.9rem)';
const noMenuWord = '@container (max-width:30rem)';
/** The other language has room for two letters alone. */
const noLanguageName = '@container (max-width:22.4rem) or (min-width:78rem)';
/** One line for first aid. */
const roomy = '@container (min-width:56rem)';
/** The narrowest phones. */
const tight = '@container (max-width:22.4rem)';
/** Where the header cannot ask its own width, as in Chrome before 105, phones get the signs alone, too. */
const older = '@supports not (container-type:inline-size)';
const phone = '@media (max-width:30em)';
/** A phone. */
const narrow = '@container (max-width:29.9rem)';
/** A narrow phone with large text. */
const cramped = '@container (max-width:16rem)';
/** Side of a button: grows with the text, but leaves the name its room. */
const side = 'clamp(44px,2.75rem,60px)';

export const Root = styled(AppBar, { name: 'SiteHeader', slot: 'Root' })({
  containerType: 'inline-size',
  transition: `transform ${motion.calm}ms`,
  [`&[${headerData.hidden}]:not(:focus-within)`]: { transform: 'translateY(-100%)' },
  '&::after': { ...chequerStripe, insetBlockEnd: 0, [media.print]: { display: 'none' } },
  // Forced colours take chequer and surface away.
  [media.forcedColors]: { borderBlockEnd: '1px solid' },
});

export const Bar = styled(Toolbar, { name: 'SiteHeader', slot: 'Bar' })({
  paddingBlockEnd: space.xs + 1,
  // The name has what the buttons leave.
  [`& > [${styleData.brand}]`]: { marginInlineEnd: 'auto' },
  // On a phone a word of it breaks where it is longer than that.
  [narrow]: {
    gap: space.xs,
    paddingInline: space.control,
    [`& > [${styleData.brand}]`]: { minWidth: 0 },
  },
  [tight]: { gap: space.xs, paddingInline: space.s },
  [cramped]: { [`& > [${styleData.brand}] svg`]: { display: 'none' } },
});

export const Call = styled(Button, { name: 'SiteHeader', slot: 'Call' })({
  order: 2,
  flex: 'none',
  gap: space.s,
  minHeight: side,
  minWidth: side,
  paddingInline: space.field,
  fontSize: type.body.fontSize,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  [media.medium]: { paddingInline: space.field },
  '& svg': { width: 'clamp(20px,1.25rem,30px)', height: 'auto' },
  [bar]: { paddingInline: space.s },
  [noNumber]: { padding: 0, '& span': visuallyHidden },
  [noCall]: { display: 'none' },
  [older]: { [phone]: { display: 'none' } },
}) as typeof Button;

/** First aid: in reach also while the links are folded. */
export const Quick = styled('div', { name: 'SiteHeader', slot: 'Quick' })({
  order: 2,
  flex: 'none',
  '& > a': {
    minHeight: side,
    // Two words in some languages, three in others.
    maxWidth: '7.75rem',
    paddingInline: 'min(1.2vw,12px)',
    lineHeight: 1.15,
    fontSize: type.body.fontSize,
    [narrow]: { maxWidth: '5.5rem', paddingInline: 3, fontSize: '0.875rem' },
    [tight]: { maxWidth: '4.7rem', paddingInline: 1, fontSize: '0.8125rem' },
    [roomy]: { maxWidth: 'none' },
    [bar]: { maxWidth: '6.5rem', paddingInline: space.xs, fontSize: '1rem' },
    [cramped]: {
      width: 'min-content',
      paddingInline: 2,
      fontSize: type.small.fontSize,
    },
  },
  [media.print]: { display: 'none' },
});

/** The other language by its whole name, which those who look for it can read; where there is no room by its two letters. */
export const Languages = styled('div', { name: 'SiteHeader', slot: 'Languages' })({
  order: 2,
  flex: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: side,
    minWidth: 32,
    paddingInline: 'min(1.2vw,12px)',
    color: color.textOnDark,
    fontWeight: 600,
    [narrow]: { paddingInline: 0, fontSize: '0.875rem' },
    [noLanguageName]: {
      paddingInline: 0,
      '& span': visuallyHidden,
      '&::after': { content: 'attr(hreflang)', textTransform: 'uppercase' },
    },
  },
  // The footer has it as well.
  [cramped]: { display: 'none' },
  [older]: { [phone]: { display: 'none' } },
  [media.print]: { display: 'none' },
});

export const MenuToggle = styled('details', { name: 'SiteHeader', slot: 'MenuToggle' })({
  order: 3,
  flex: 'none',
  [bar]: { display: 'none' },
  [media.print]: { display: 'none' },
});

export const ToggleSummary = styled('summary', { name: 'SiteHeader', slot: 'ToggleSummary' })({
  // A summary inherits through the browser's own slot, which does not know the page's box sizing.
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space.xsPlus,
  minHeight: side,
  minWidth: side,
  paddingInline: space.s,
  [narrow]: { paddingInline: space.xs },
  justifyContent: 'center',
  borderRadius: radius.control,
  fontWeight: 600,
  '& svg': { width: 'clamp(26px,1.625rem,40px)', height: 'auto' },
  [noMenuWord]: { '& span': visuallyHidden },
  [older]: { [phone]: { '& span': visuallyHidden } },
});
