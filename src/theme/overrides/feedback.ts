import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens';

/** Statuses and alerts. */
export const feedback: Components<Theme> = {
  MuiAlert: { styleOverrides: { root: { borderRadius: radius.control, fontSize: '1rem' } } },
};
