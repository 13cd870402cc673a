import { createTheme } from '@mui/material/styles';
import { theme } from 'haraka-paramedics-site/theme';
import './mawimbi.css';
import tokens from './mawimbi.tokens.json';

/** The library's theme with the mark of another brand; its colours, corners and type come with the style sheet. */
export const brandTheme = createTheme(theme, {
  components: {
    BrandMark: { defaultProps: { mark: tokens.$extensions['haraka.mark'] } },
  },
});
