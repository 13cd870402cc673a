import { styled } from '@mui/material/styles';
import { color, font, motion, radius, size } from '../../theme/tokens';

export const Root = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: size.emergencyTarget,
  padding: '9px 20px',
  border: '2px solid transparent',
  borderRadius: radius.control,
  fontFamily: font.text,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.35,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}ms`,
  '&:active': { transform: 'translateY(1px)' },
  '&[data-variant=primary]': { backgroundColor: color.primary, color: color.textOnDark },
  '&[data-variant=primary]:hover': { backgroundColor: color.primaryHover },
  '&[data-variant=quiet]': { borderColor: 'currentcolor', backgroundColor: 'transparent', color: color.link },
  '&[data-variant=quiet]:hover': { color: color.linkHover, backgroundColor: color.surfaceStrong },
  '&[data-variant=danger]': {
    borderColor: 'currentcolor',
    backgroundColor: 'transparent',
    color: color.error,
  },
  '&[data-variant=danger]:hover': { backgroundColor: color.surfaceStrong },
  // Pressing again while it is on its way does nothing, and looks like it.
  '&[aria-busy=true]': { cursor: 'progress', opacity: 0.85 },
});
