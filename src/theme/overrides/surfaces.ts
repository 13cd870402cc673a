import type { Components, Theme } from '@mui/material/styles';
import { color, radius } from '../tokens';

/** Cards and papers. */
export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: { borderRadius: radius.card, border: `1px solid ${color.rule}`, backgroundColor: color.page },
    },
  },
};
