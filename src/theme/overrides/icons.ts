import type { Components, Theme } from '@mui/material/styles';

/** Side of an icon, which grows with the text. */
const side = 'min(1.5rem,32px)';

/** Icons. */
export const icons: Components<Theme> = {
  MuiSvgIcon: {
    styleOverrides: {
      // MUI sizes icons by a font size of their own, which the phone would make a font ready for.
      // In large text it leaves its button's edge free.
      root: { width: side, height: side, fontSize: 'inherit', transition: 'none' },
    },
  },
};
