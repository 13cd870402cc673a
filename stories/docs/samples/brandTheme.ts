import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { color, radius } from '../../../src/theme/tokens';
import { theme } from '../../../src/theme/theme';

/** What another brand wants otherwise: of MUI's components and of our own widgets, by the same means. */
const brand: ThemeOptions = {
  components: {
    MuiButton: {
      styleOverrides: {
        root: { borderRadius: radius.pill, fontWeight: 700 },
      },
    },
    // A widget of ours: its name and its slots are typed in its styles file.
    ExampleTag: {
      styleOverrides: {
        root: {
          borderRadius: radius.control,
          borderColor: color.accentText,
          backgroundColor: color.surfaceWarm,
        },
      },
    },
  },
};

/** The site in the look of another brand. */
export const brandTheme = createTheme(theme, brand);
