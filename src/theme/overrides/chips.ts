import type { Components, Theme } from '@mui/material/styles';
import { color, radius, size, space } from '../tokens';

/** Chips: a question or a choice with one press. Their text wraps. */
export const chips: Components<Theme> = {
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: size.emergencyTarget,
        border: `1.5px solid ${color.link}`,
        borderRadius: radius.pill,
        backgroundColor: color.page,
        color: color.link,
        fontSize: '0.9375rem',
        fontWeight: 600,
        lineHeight: 1.3,
        '&.MuiChip-clickable:hover': { backgroundColor: color.surfaceStrong, color: color.linkHover },
      },
      label: {
        padding: `${space.s}px ${space.m}px`,
        whiteSpace: 'normal',
        textAlign: 'start',
        overflowWrap: 'anywhere',
      },
    },
  },
};
