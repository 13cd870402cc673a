import './components';
import { createTheme } from '@mui/material/styles';
import { baseline } from './overrides/baseline';
import { buttons } from './overrides/buttons';
import { dialogs } from './overrides/dialogs';
import { fields } from './overrides/fields';
import { icons } from './overrides/icons';
import { surfaces } from './overrides/surfaces';
import { breakpoint, color, font, radius, type } from './tokens';

/** The one MUI theme. Built from the tokens; components read the tokens or this theme, never a raw value. */
export const theme = createTheme({
  palette: {
    primary: { main: color.primary, dark: color.primaryHover, contrastText: color.textOnDark },
    error: { main: color.error, dark: color.emergencyHover, contrastText: color.textOnDark },
    success: { main: color.success, contrastText: color.textOnDark },
    text: { primary: color.text, secondary: color.textSoft },
    background: { default: color.page, paper: color.page },
    divider: color.rule,
  },
  breakpoints: {
    values: {
      xs: breakpoint.small,
      sm: breakpoint.medium,
      md: breakpoint.wide,
      lg: breakpoint.full,
      xl: 1920,
    },
  },
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: radius.control },
  spacing: 8,
  typography: {
    fontFamily: font.text,
    fontWeightBold: 600,
    h1: { fontFamily: font.heading, ...type.h1 },
    h2: { fontFamily: font.heading, ...type.h2 },
    h3: { fontFamily: font.heading, ...type.h3 },
    body1: type.body,
    body2: type.small,
    button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.35, textTransform: 'none' },
  },
  components: { ...baseline, ...buttons, ...dialogs, ...fields, ...surfaces, ...icons },
});
