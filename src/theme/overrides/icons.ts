import type { Components, Theme } from '@mui/material/styles';

/** Side of an icon; grows with the text. */
const side = 'min(1.5rem,32px)';

/** Icons. */
export const icons: Components<Theme> = {
  MuiSvgIcon: {
    styleOverrides: {
      // MUI sizes icons by a font size, for which the phone would prepare a font of its own. The limit keeps the icon
      // inside its button with large text.
      root: { width: side, height: side, fontSize: 'inherit', transition: 'none' },
    },
  },
};
