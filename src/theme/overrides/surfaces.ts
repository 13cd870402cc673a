import type { Components, Theme } from '@mui/material/styles';
import { color, font, media, motion, radius, shadow, space } from '../tokens';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Holds one link, and can be pressed as a whole. */
    link: true;
    /** What somebody says: the warm surface. */
    warm: true;
    /** Beside the main content: the subtle surface, without a line. */
    subtle: true;
    /** A line in the red of emergencies. */
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
    defaultProps: { elevation: 0 },
    // No shadow of MUI's ever changes here.
    styleOverrides: { root: { backgroundImage: 'none', transition: 'none' } },
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
          // The link's area is the whole card.
          '& a::after': { content: '""', position: 'absolute', inset: 0 },
        },
      },
      // Its line is seen where forced colours take the warm ground away.
      {
        props: { variant: 'warm' },
        style: { border: '1px solid transparent', backgroundColor: color.surfaceWarm },
      },
      // These two stand alone, not in a row of others as high.
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
        // Its lazy picture waits until the frame is really near the screen.
        contentVisibility: 'auto',
        // Else a higher picture makes it higher.
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
        // Large text must not outgrow the disc.
        fontSize: 'min(1.125rem,22px)',
        fontWeight: 700,
        // On phones it is not laid out off the screen, so that its lazy portrait waits until it is really near.
        contentVisibility: 'auto',
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
