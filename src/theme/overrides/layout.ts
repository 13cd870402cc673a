import type { Components, Theme } from '@mui/material/styles';
import { size } from '../tokens';

/** The page's width, and rows and columns. */
export const layout: Components<Theme> = {
  // One width and one gutter for all: those of the tokens.
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxWidth: size.page, paddingInline: size.gutter } },
  },
  MuiStack: {
    defaultProps: { useFlexGap: true },
    variants: [{ props: { direction: 'row' }, style: { flexWrap: 'wrap' } }],
  },
};
