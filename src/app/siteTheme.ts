import { createTheme } from '@mui/material/styles';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { theme } from '../theme/theme';

/** The theme, with the site's link as that of MUI's buttons. */
export const siteTheme = createTheme(theme, {
  components: { MuiButtonBase: { defaultProps: { LinkComponent: SiteLink } } },
});
