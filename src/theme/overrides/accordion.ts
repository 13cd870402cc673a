import type { Components, Theme } from '@mui/material/styles';
import { color, media, radius, size, space } from '../tokens';

/** Accordions are native disclosures here: `[open]` replaces MUI's class `Mui-expanded`. */
export const accordion: Components<Theme> = {
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true, variant: 'outlined' },
    styleOverrides: {
      root: {
        borderRadius: radius.card,
        '&::before': { display: 'none' },
        '&[open]': { borderColor: color.border },
        // On paper all are open.
        [media.print]: {
          breakInside: 'avoid',
          '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
        },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        justifyContent: 'space-between',
        gap: space.sPlus,
        minHeight: size.emergencyTarget + 8,
        padding: `${space.sPlus}px ${space.mPlus}px`,
        borderRadius: radius.card,
        textAlign: 'start',
        userSelect: 'auto',
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        '&:hover': { backgroundColor: color.surface },
        // The longest words of large text have to fit beside the arrow.
        '& :is(h2,h3)': { minWidth: 0, fontSize: 'min(1.125rem,8.8vw)', lineHeight: 1.35 },
        [media.print]: { minHeight: 0, '& svg': { display: 'none' } },
      },
      expandIconWrapper: {
        color: color.link,
        // Large text needs the width.
        '& svg': { width: 24, height: 24 },
        '[open] > summary > &': { transform: 'rotate(180deg)' },
      },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        gap: space.sPlus,
        maxWidth: size.measure,
        padding: `${space.xs}px ${space.mPlus}px ${space.mPlus}px`,
      },
    },
  },
};
