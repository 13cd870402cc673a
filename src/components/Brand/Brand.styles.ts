import { styled } from '@mui/material/styles';
import { color, font } from '../../theme/tokens';
import { SiteLink } from '../SiteLink/SiteLink';

export const Root = styled(SiteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: color.textOnDark,
  fontFamily: font.heading,
  fontSize: '1.1875rem',
  fontWeight: 700,
  lineHeight: 1.1,
  textDecoration: 'none',
  '&:hover': { color: color.textOnDark },
  '& svg': { flex: 'none' },
  // The longest name an owner may set stays inside the header's bar.
  '@media (max-width:359px)': { fontSize: '1rem' },
});

export const Mark = styled('svg')({
  width: 38,
  height: 38,
  '& rect': { fill: color.success, stroke: color.textOnDark, strokeWidth: 2 },
  '& path': { fill: color.textOnDark },
});
