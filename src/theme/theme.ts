import './widgets';
import { createTheme, type ThemeOptions } from '@mui/material/styles';
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

/** All shades of a colour: MUI cannot compute them from a custom property. */
const shades = (main: string, dark: string, contrastText: string) => ({
  main,
  light: main,
  dark,
  contrastText,
});

const options: ThemeOptions = {
  palette: {
    primary: shades(color.primary, color.primaryHover, color.textOnPrimary),
    error: shades(color.error, color.error, color.page),
    success: shades(color.success, color.success, color.page),
    text: { primary: color.text, secondary: color.textSoft },
    background: { default: color.page, paper: color.page },
    divider: color.rule,
    // MUI would compute it from a colour's value; no variant that uses it is needed.
    getContrastText: () => color.textOnPrimary,
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
};

/**
 * The only MUI theme. Built from the tokens; components read the tokens or this theme, never raw values. `colorSpace` makes
 * MUI write `color-mix()` instead of computing with a colour.
 */
export const theme = createTheme(options, { colorSpace: 'srgb' });
