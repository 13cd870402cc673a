import type { Components, Theme } from '@mui/material/styles';
import { size } from '../tokens';

/** The page's width, and rows and columns. */
export const layout: Components<Theme> = {
  // One width and one gutter for all; the content is stacked vertically.
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: { display: 'flex', flexDirection: 'column', maxWidth: size.page, paddingInline: size.gutter },
    },
  },
  MuiStack: {
    defaultProps: { useFlexGap: true },
    variants: [{ props: { direction: 'row' }, style: { flexWrap: 'wrap' } }],
  },
};
