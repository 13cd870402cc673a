import type { Components, Theme } from '@mui/material/styles';
import { onDarkSurface } from '../attributes';
import { color, media, motion, opacity, radius, size, space } from '../tokens';
import { barButton } from './barButton';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** The one main action of a screen. */
    primary: true;
    /** A secondary action, beside the main one. */
    quiet: true;
    /** Red, for the emergency number only. */
    call: true;
    /** The emergency number on one line, on a page whose bar already shows it in red. */
    callLine: true;
    /** Discards or deletes something. */
    danger: true;
    /** Part of the bar at the bottom of phones; see `barButton.ts`. */
    bar: true;
    /** Looks like a link, for several in a row. */
    link: true;
    /** An arrow that moves a row of cards or pictures: an icon alone. */
    arrow: true;
    contained: false;
    outlined: false;
    text: false;
  }
}

/** Buttons and links that look like them. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
  },
  MuiButton: {
    defaultProps: { variant: 'primary' },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: size.emergencyTarget,
        padding: `${space.s + 1}px ${space.sPlus}px`,
        border: '2px solid transparent',
        textAlign: 'center',
        textWrap: 'balance',
        transition: `background-color ${motion.quick}ms`,
        [media.medium]: { paddingInline: space.mPlus },
        '&:active': { transform: 'translateY(1px)' },
        // A second press does nothing while the first is in progress, and the button shows it.
        '&[aria-busy=true]': { cursor: 'progress', opacity: opacity.sending },
        // Buttons are useless on paper; a phone number can be dialled from it.
        [media.print]: { '&:not([href^="tel:"])': { display: 'none' } },
      },
      startIcon: {
        margin: 0,
        marginInlineEnd: space.xsPlus,
        '&::before': { content: 'none' },
        '& svg': { width: '1.375rem', height: '1.375rem' },
      },
    },
    variants: [
      // On a phone, links stand side by side.
      { props: ({ href }) => href === undefined, style: { paddingInline: 'min(20px,5.5vw)' } },
      {
        props: { variant: 'primary' },
        style: {
          backgroundColor: color.primary,
          color: color.textOnPrimary,
          '&:hover': { backgroundColor: color.primaryHover, color: color.textOnPrimary },
          [onDarkSurface]: { backgroundColor: color.accent, color: color.textOnAccent },
          [`${onDarkSurface}:hover`]: { backgroundColor: color.hiViz, color: color.textOnAccent },
        },
      },
      {
        props: { variant: 'call' },
        style: {
          borderColor: color.emergencyEdge,
          backgroundColor: color.emergency,
          color: color.textOnDark,
          '&:hover': { backgroundColor: color.emergencyHover, color: color.textOnDark },
          [onDarkSurface]: { borderColor: color.textOnDark },
        },
      },
      {
        props: { variant: 'callLine' },
        style: {
          justifyContent: 'flex-start',
          minHeight: 46,
          paddingBlock: space.xs,
          borderColor: color.emergencyText,
          [onDarkSurface]: { backgroundColor: color.page },
          color: color.emergencyText,
          fontSize: '1.125rem',
          textAlign: 'start',
          '&:hover': { color: color.emergencyText, backgroundColor: color.surfaceStrong },
          '& small': {
            marginInlineStart: 'auto',
            color: color.textSoft,
            fontSize: '0.9375rem',
            fontWeight: 400,
          },
        },
      },
      {
        props: { variant: 'quiet' },
        style: {
          borderColor: 'currentcolor',
          color: color.link,
          '&:hover': { color: color.linkHover, backgroundColor: color.surfaceStrong },
          [onDarkSurface]: { color: color.textOnDark },
          [`${onDarkSurface}:hover`]: { backgroundColor: color.surfaceDarkest, color: color.textOnDark },
        },
      },
      {
        props: { variant: 'danger' },
        style: {
          borderColor: 'currentcolor',
          color: color.error,
          '&:hover': { backgroundColor: color.surfaceStrong },
        },
      },
      {
        props: { variant: 'link' },
        style: {
          gap: space.xsPlus,
          padding: 0,
          border: 0,
          color: color.link,
          fontSize: '0.9375rem',
          textAlign: 'start',
          textWrap: 'wrap',
          '& svg': { flex: 'none' },
          [media.medium]: { paddingInline: 0 },
          '&,&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
          '&:hover': { color: color.linkHover },
        },
      },
      {
        props: { variant: 'arrow' },
        style: {
          width: size.emergencyTarget,
          height: size.emergencyTarget,
          padding: 0,
          [media.medium]: { paddingInline: 0 },
          borderColor: 'currentcolor',
          backgroundColor: color.page,
          color: color.link,
          '&:hover': { backgroundColor: color.surfaceStrong, color: color.linkHover },
          [onDarkSurface]: { backgroundColor: 'transparent', color: color.textOnDark },
          [`${onDarkSurface}:hover`]: { backgroundColor: color.surfaceDarkest, color: color.hiViz },
          // At either end it stays in place and keeps the focus.
          '&&[aria-disabled=true]': {
            borderStyle: 'dashed',
            backgroundColor: 'transparent',
            color: color.border,
            cursor: 'default',
            [media.forcedColors]: { color: 'GrayText' },
          },
          '& svg': { width: 28, height: 28 },
          '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
        },
      },
      barButton,
    ],
  },
  MuiIconButton: {
    // Set here as well, it removes the hover colour that MUI derives from the ripple.
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        width: size.emergencyTarget,
        height: size.emergencyTarget,
        padding: 0,
        borderRadius: radius.control,
        color: 'inherit',
        fontSize: 'inherit',
        '&:hover': { backgroundColor: color.surfaceStrong },
        [`${onDarkSurface}:hover`]: { backgroundColor: color.surfaceDarkest, color: color.hiViz },
      },
    },
  },
};
