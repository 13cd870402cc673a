import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { color, media, motion, shadow, size } from '../../theme/tokens';
import { SiteLink } from '../SiteLink/SiteLink';

/** Text that leaves the three words no more room than they need. */
const largeText = '@container (max-width:16rem)';

const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const Root = styled('nav')({
  position: 'fixed',
  // Physical sides: older phones do not know the logical ones, and the bar spans the screen.
  left: 0,
  right: 0,
  bottom: 0,
  // Over an open menu as well: the call link is always in sight.
  zIndex: 1110,
  // The wrapper never swallows a tap that is meant for what lies beneath.
  pointerEvents: 'none',
  animation: `${fadeIn} ${motion.actionsFadeIn}ms both`,
  '& ul': {
    containerType: 'inline-size',
    display: 'flex',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: color.surfaceDark,
  },
  '& li': {
    position: 'relative',
    flex: 1,
    borderInlineStart: `1px solid ${color.border}`,
    [largeText]: { flex: 'auto' },
  },
  [media.wide]: {
    insetInline: 'auto 8px',
    bottom: 16,
    '& ul': {
      containerType: 'normal',
      flexDirection: 'column',
      gap: 10,
      alignItems: 'flex-end',
      background: 'none',
    },
    '& li': { border: 0 },
  },
  [media.reducedMotion]: { animation: 'none' },
  [media.print]: { display: 'none' },
});

/** What is said while the assistant comes, above the buttons: they stay where they are when it goes. */
export const Note = styled('div')({
  pointerEvents: 'auto',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  padding: 12,
  backgroundColor: color.surfaceDarkest,
  color: color.textOnDark,
  '& a': { display: 'block', paddingBlock: 10, color: 'inherit', fontWeight: 600 },
  [media.wide]: {
    insetInline: 'auto 0',
    width: 'max-content',
    maxWidth: 'calc(100vw - 24px)',
    marginBlockEnd: 10,
    borderRadius: 8,
  },
});

export const Action = styled(SiteLink)({
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minHeight: size.actionBar,
  paddingInline: 6,
  color: color.textOnDark,
  // The three words fit beside each other at every size of text.
  fontSize: ['0.9375rem', 'min(0.9375rem,6.4cqi)'],
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  '&:hover': { color: color.textOnDark },
  '&[data-kind=call]': { backgroundColor: color.emergency },
  '&[data-kind=whatsapp]': { backgroundColor: color.whatsapp },
  '&[aria-busy] svg': { opacity: 0.5 },
  '& svg': { width: 24, height: 24, fill: 'currentcolor' },
  '&:focus-visible': { outlineOffset: -6, boxShadow: `inset 0 0 0 3px ${color.focusHalo}` },
  // Large text needs the whole of its part.
  [largeText]: { paddingInline: 0 },
  // One line: sign and word beside each other.
  '@container (min-width:600px)': { flexDirection: 'row', gap: 8 },
  [media.low]: {
    flexDirection: 'row',
    gap: 6,
    minHeight: size.emergencyTarget,
    '@container (max-width:19rem)': { '& svg': { display: 'none' } },
  },
  // On wide screens the header names the number: here round buttons are enough, and cover less of the page.
  [media.wide]: {
    width: size.floating,
    minHeight: size.floating,
    paddingInline: 0,
    border: `2px solid ${color.textOnDark}`,
    borderRadius: '50%',
    backgroundColor: color.surfaceDark,
    boxShadow: shadow.float,
    '& span': { position: 'absolute', insetInlineEnd: '100%', clipPath: 'inset(50%)' },
    '&:hover span,&:focus-visible span': {
      clipPath: 'none',
      marginInlineEnd: 8,
      padding: '6px 12px',
      borderRadius: 8,
      backgroundColor: color.surfaceDarkest,
      whiteSpace: 'nowrap',
    },
  },
});
