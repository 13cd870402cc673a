import type { ComponentsVariants } from '@mui/material/styles';
import { styleData } from '../attributes';
import { color, media, opacity, shadow, size, space } from '../tokens';

/** Variant `bar` of MUI's button: a part of the bar at the bottom of phones, a round button on wide screens. */
export const barButton: NonNullable<ComponentsVariants['MuiButton']>[number] = {
  props: { variant: 'bar' },
  style: {
    pointerEvents: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxs,
    minHeight: size.actionBar,
    padding: `0 ${space.xsPlus}px`,
    border: 0,
    borderRadius: 0,
    color: color.textOnDark,
    // The three labels fit side by side at every text size.
    fontSize: ['0.9375rem', 'min(0.9375rem,6.4cqi)'],
    lineHeight: 1.3,
    '&:hover': { color: color.textOnDark },
    [`&[${styleData.kind}=call]`]: {
      backgroundColor: color.emergency,
      boxShadow: `inset 0 0 0 2px ${color.emergencyEdge}`,
    },
    [`&[${styleData.kind}=whatsapp]`]: { backgroundColor: color.whatsapp },
    // The bar has the same height at every text size.
    '& svg': { width: 24, height: 24 },
    // Only the icon fades: the words say that it is busy, too.
    '&[aria-busy=true]': { opacity: 1 },
    '&[aria-busy] svg': { opacity: opacity.waiting },
    '&:focus-visible': { outlineOffset: -6, boxShadow: `inset 0 0 0 3px ${color.focusHalo}` },
    [media.medium]: { paddingInline: space.xsPlus },
    // Large text needs the full width of its part.
    '@container (max-width:16rem)': { paddingInline: 0 },
    // One line: icon and label side by side.
    '@container (min-width:600px)': { flexDirection: 'row', gap: space.s },
    [media.low]: {
      flexDirection: 'row',
      gap: space.xsPlus,
      minHeight: size.emergencyTarget,
      '@container (max-width:19rem)': { '& svg': { display: 'none' } },
    },
    // On wide screens the header shows the number: round buttons are enough here, and cover less of the page.
    [media.wide]: {
      width: size.floating,
      minHeight: size.floating,
      paddingInline: 0,
      border: `2px solid ${color.textOnDark}`,
      borderRadius: '50%',
      backgroundColor: color.surfaceDark,
      boxShadow: shadow.float,
      // A border sets it off here; in the bar the ring does.
      [`&[${styleData.kind}=call]:not(:focus-visible)`]: { boxShadow: shadow.float },
      '& span': { position: 'absolute', insetInlineEnd: '100%', clipPath: 'inset(50%)' },
      '&:hover span,&:focus-visible span': {
        clipPath: 'none',
        marginInlineEnd: space.s,
        padding: `${space.xsPlus}px ${space.sPlus}px`,
        borderRadius: 8,
        backgroundColor: color.surfaceDarkest,
        whiteSpace: 'nowrap',
      },
    },
  },
};
