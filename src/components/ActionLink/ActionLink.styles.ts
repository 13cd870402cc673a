import { styled } from '@mui/material/styles';
import { color, media, motion, radius, size } from '../../theme/tokens';
import { SiteLink } from '../SiteLink/SiteLink';

const dark = '[data-surface=dark] &';

export const Root = styled(SiteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: size.emergencyTarget,
  padding: '9px 12px',
  border: '2px solid transparent',
  borderRadius: radius.control,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  transition: `background-color ${motion.quick}ms`,
  '&:active': { transform: 'translateY(1px)' },
  '&[data-variant=primary]': { backgroundColor: color.primary, color: color.textOnDark },
  '&[data-variant=primary]:hover': { backgroundColor: color.primaryHover },
  '&[data-variant=call]': { backgroundColor: color.emergency, color: color.textOnDark },
  '&[data-variant=call]:hover': { backgroundColor: color.emergencyHover },
  '&[data-variant=quiet]': { borderColor: 'currentcolor', color: color.link },
  '&[data-variant=quiet]:hover': { color: color.linkHover, backgroundColor: color.surfaceStrong },
  [`${dark}[data-variant=call]`]: { borderColor: color.textOnDark },
  [`${dark}[data-variant=primary]`]: { backgroundColor: color.accent, color: color.text },
  [`${dark}[data-variant=primary]:hover`]: { backgroundColor: color.hiViz },
  [`${dark}[data-variant=quiet]`]: { color: color.textOnDark },
  [`${dark}[data-variant=quiet]:hover`]: { backgroundColor: color.surfaceDarkest },
  [media.medium]: { paddingInline: 20 },
  '& svg': { flex: 'none', width: '1.375rem', height: '1.375rem', fill: 'currentcolor' },
});
