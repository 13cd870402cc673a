import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import { styled } from '@mui/material/styles';
import { headerData } from '../../behaviours/contract';
import { styleData } from '../../theme/attributes';
import { chequerStripe } from '../../theme/chequer';
import { color, media, motion, radius, space, type } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    SiteHeader:
      | 'root'
      | 'bar'
      | 'call'
      | 'quick'
      | 'languages'
      | 'menuToggle'
      | 'toggleSummary'
      | 'nav'
      | 'list'
      | 'group';
  }
}

// Container widths in rem of the header's text: the parts fit from the same numbers on at every text size.
/** All links in a row, with room to spare for a wider font and one more link. */
export const bar = '@container (min-width:78rem)';
/** Without the call link, which the action bar has: first aid needs the room. */
const noCall = '@container (max-width:33.9rem)';
/** Icon of the call link only: the action bar shows the number, and screen readers still read it. */
const noNumber = '@container (max-width:47.9rem)';
const noMenuWord = '@container (max-width:30rem)';
/** Only the two-letter code of the other language. */
const noLanguageName = '@container (max-width:22.4rem) or (min-width:78rem)';
/** First aid on one line. */
const roomy = '@container (min-width:56rem)';
/** The narrowest phones. */
const tight = '@container (max-width:22.4rem)';
/** Chrome before 105 has no container queries: phones get icons only. */
const older = '@supports not (container-type:inline-size)';
const phone = '@media (max-width:30em)';
/** A phone. */
const narrow = '@container (max-width:29.9rem)';
/** A narrow phone with large text. */
const cramped = '@container (max-width:16rem)';
/** Side of a button in the header: grows with the text, but leaves room for the name. */
const side = 'clamp(44px,2.75rem,60px)';

export const Root = styled(AppBar, { name: 'SiteHeader', slot: 'Root' })({
  containerType: 'inline-size',
  transition: `transform ${motion.calm}ms`,
  [`&[${headerData.hidden}]:not(:focus-within)`]: { transform: 'translateY(-100%)' },
  '&::after': { ...chequerStripe, insetBlockEnd: 0, [media.print]: { display: 'none' } },
  // Forced colours remove the chequer and the surface.
  [media.forcedColors]: { borderBlockEnd: '1px solid' },
});

export const Bar = styled(Toolbar, { name: 'SiteHeader', slot: 'Bar' })({
  paddingBlockEnd: space.xs + 1,
  // The name gets the room that the buttons leave.
  [`& > [${styleData.brand}]`]: { marginInlineEnd: 'auto' },
  // On a phone a word of the name breaks if it is longer than that.
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

/** First aid: visible also while the links are collapsed. */
export const Quick = styled('div', { name: 'SiteHeader', slot: 'Quick' })({
  order: 2,
  flex: 'none',
  '& > a': {
    minHeight: side,
    // The label has two words in some languages, three in others.
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

/** The other language by its full name, which its speakers can read; its two-letter code where there is no room. */
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
    [narrow]: { paddingInline: `${space.xs}px 0`, fontSize: '0.875rem' },
    [noLanguageName]: {
      paddingInline: 0,
      '& span': visuallyHidden,
      '&::after': { content: 'attr(hreflang)', textTransform: 'uppercase' },
    },
  },
  // Also in the footer.
  [cramped]: { display: 'none' },
  [older]: { [phone]: { display: 'none' } },
  [media.print]: { display: 'none' },
});

/** Several other languages side by side, by their codes: the room is that of one name. */
export const ManyLanguages = styled(Languages)({
  display: 'flex',
  gap: space.xs,
  '& a': { '& span': visuallyHidden, '&::after': { content: 'attr(hreflang)', textTransform: 'uppercase' } },
  [tight]: { display: 'none' },
});

export const MenuToggle = styled('details', { name: 'SiteHeader', slot: 'MenuToggle' })({
  order: 3,
  flex: 'none',
  [bar]: { display: 'none' },
  [media.print]: { display: 'none' },
});

export const ToggleSummary = styled('summary', { name: 'SiteHeader', slot: 'ToggleSummary' })({
  // `box-sizing: inherit` reaches a summary through the browser's own slot, which does not have the page's value.
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
