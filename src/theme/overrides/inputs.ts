import type { Components, Theme } from '@mui/material/styles';
import { color, motion, radius, size } from '../tokens';
import { focusRing } from './focus';

/** Buttons and inputs. */
export const inputs: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: size.emergencyTarget,
        padding: '9px 20px',
        borderRadius: radius.control,
        fontSize: '1rem',
        fontWeight: 600,
        lineHeight: 1.35,
        textTransform: 'none',
        letterSpacing: 0,
        transition: `background-color ${motion.quick}ms,border-color ${motion.quick}ms`,
      },
      outlined: { borderWidth: 2, borderColor: 'currentcolor', padding: '7px 18px' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: color.page,
        borderRadius: radius.control,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: color.border },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color.text },
        '&.Mui-focused': focusRing,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: color.text, borderWidth: 1 },
      },
      input: { padding: '12px 14px', height: 'auto', lineHeight: 1.5 },
      multiline: { padding: 0 },
    },
  },
};
