import { createTheme } from '@mui/material/styles';
import { SiteLink } from 'haraka-paramedics-site/components';
import { theme } from 'haraka-paramedics-site/theme';
import './mawimbi.css';
import tokens from './mawimbi.tokens.json';

/** The library's theme with its links and the mark of another brand; its colours, corners and type come with the style sheet. */
export const brandTheme = createTheme(theme, {
  components: {
    MuiButtonBase: { defaultProps: { LinkComponent: SiteLink } },
    BrandMark: { defaultProps: { mark: tokens.$extensions['haraka.mark'] } },
  },
});
