import type { Components, Theme } from '@mui/material/styles';

/** Icons. */
export const icons: Components<Theme> = {
  MuiSvgIcon: {
    styleOverrides: {
      // MUI sizes icons by a font size of their own, which the phone would make a font ready for.
      root: { width: '1.5rem', height: '1.5rem', fontSize: 'inherit', transition: 'none' },
    },
  },
};
