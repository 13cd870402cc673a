import type { Components, Theme } from '@mui/material/styles';
import { color, media, size, space } from '../tokens';

/** The bar at the top of a page and its content. */
export const appBar: Components<Theme> = {
  MuiAppBar: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: {
        // Older phones do not support logical properties.
        left: 0,
        height: size.header,
        backgroundColor: color.surfaceDark,
        color: color.textOnDark,
        [media.low]: { position: 'absolute' },
        // On paper only brand and number remain.
        [media.print]: { position: 'static', height: 'auto', backgroundColor: 'transparent' },
      },
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true, variant: 'dense' },
    styleOverrides: {
      root: {
        gap: space.sPlus,
        width: '100%',
        height: '100%',
        maxWidth: size.page,
        marginInline: 'auto',
        paddingInline: size.gutter,
      },
    },
  },
};
