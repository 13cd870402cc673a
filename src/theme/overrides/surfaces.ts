import type { Components, Theme } from '@mui/material/styles';
import { drawnNear } from '../drawnNear';
import { color, font, media, motion, radius, shadow, space } from '../tokens';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Contains one link, and can be pressed as a whole. */
    link: true;
    /** A quotation: the warm surface. */
    warm: true;
    /** Beside the main content: the subtle surface, without a border. */
    subtle: true;
    /** A border in the emergency red. */
    emergency: true;
    /** No surface and no border. */
    plain: true;
  }
}

declare module '@mui/material/Avatar' {
  interface AvatarPropsVariantOverrides {
    /** Initials on white. */
    light: true;
    /** Initials on the main colour. */
    primary: true;
    /** Initials on the dark surface. */
    dark: true;
    rounded: false;
    square: false;
  }
}

/** Padding at a card's sides: 24 px, and 16 px at 320 px, where the longest words of large text need the width. */
const inset = 'clamp(16px,20vw - 48px,24px)';

/** Cards, papers and portraits. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    // Unlike an elevation, `plain` sets no `style` attribute, which the Content-Security-Policy forbids in HTML.
    defaultProps: { variant: 'plain' },
    // Shadows never change here, so the transition is not needed.
    styleOverrides: { root: { transition: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        '--heading': color.heading,
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        borderRadius: radius.card,
      },
    },
    variants: [
      {
        props: { variant: 'link' },
        style: {
          position: 'relative',
          border: `1px solid ${color.rule}`,
          transition: `transform ${motion.quick}ms`,
          '&:hover': {
            transform: 'translateY(-3px)',
            borderColor: color.link,
            boxShadow: shadow.raised,
          },
          // The link covers the whole card.
          '& a::after': { content: '""', position: 'absolute', inset: 0 },
        },
      },
      // The border shows where forced colours remove the warm background.
      {
        props: { variant: 'warm' },
        style: { border: '1px solid transparent', backgroundColor: color.surfaceWarm },
      },
      // These two stand alone, not in a row of equal height.
      { props: { variant: 'subtle' }, style: { height: 'auto', backgroundColor: color.surface } },
      {
        props: { variant: 'emergency' },
        style: { height: 'auto', border: `2px solid ${color.emergencyText}` },
      },
      { props: { variant: 'plain' }, style: { borderRadius: 0, backgroundColor: 'transparent' } },
    ],
  },
  MuiCardMedia: {
    styleOverrides: {
      root: {
        aspectRatio: '4 / 3',
        ...drawnNear,
        // Otherwise a higher picture would make it higher.
        minHeight: 0,
        backgroundColor: color.surfaceStrong,
      },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        flexGrow: 1,
        gap: space.s,
        padding: `${space.l}px ${inset}`,
        '.MuiCardMedia-root + &': { padding: space.mPlus },
        '&:not(:last-child)': { paddingBlockEnd: 0 },
      },
    },
  },
  MuiCardActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { padding: `${space.m}px ${inset} ${space.l}px` } },
  },
  MuiAvatar: {
    styleOverrides: {
      root: {
        width: 56,
        height: 56,
        fontFamily: font.heading,
        // Large text must not overflow the disc.
        fontSize: 'min(1.125rem,22px)',
        fontWeight: 700,
        // Off-screen it is not laid out on phones, so that its lazy portrait waits until it is really near.
        ...drawnNear,
        [media.medium]: { contentVisibility: 'visible' },
      },
      colorDefault: { color: color.heading, backgroundColor: color.surfaceStrong },
    },
    variants: [
      { props: { variant: 'light' }, style: { backgroundColor: color.page } },
      {
        props: { variant: 'primary' },
        style: { backgroundColor: color.primary, color: color.textOnPrimary },
      },
      {
        props: { variant: 'dark' },
        style: { backgroundColor: color.surfaceDark, color: color.textOnDark },
      },
    ],
  },
};
