import './components';
import { createTheme } from '@mui/material/styles';
import { accordion } from './overrides/accordion';
import { appBar } from './overrides/appBar';
import { baseline } from './overrides/baseline';
import { buttons } from './overrides/buttons';
import { chips } from './overrides/chips';
import { dialogs } from './overrides/dialogs';
import { feedback } from './overrides/feedback';
import { fields } from './overrides/fields';
import { icons } from './overrides/icons';
import { layout } from './overrides/layout';
import { rating } from './overrides/rating';
import { surfaces } from './overrides/surfaces';
import { typography, typographyVariants } from './overrides/typography';
import { breakpoint, color, layer, radius } from './tokens';

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
  zIndex: { appBar: layer.header, modal: layer.dialog },
  typography: typographyVariants,
  components: {
    ...accordion,
    ...appBar,
    ...baseline,
    ...buttons,
    ...chips,
    ...dialogs,
    ...feedback,
    ...fields,
    ...icons,
    ...layout,
    ...rating,
    ...surfaces,
    ...typography,
  },
});
