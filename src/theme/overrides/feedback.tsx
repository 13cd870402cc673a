import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import InfoIcon from '@mui/icons-material/Info';
import type { Components, Theme } from '@mui/material/styles';
import { color, radius, space } from '../tokens';

/** Messages about a result: border and icon in the colour of the severity. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        success: <CheckCircleIcon />,
        error: <ErrorIcon />,
        info: <InfoIcon />,
      },
      // It is inside a live region, which is in the page before it: see StatusMessage.
      slotProps: { root: { role: undefined } },
    },
    styleOverrides: {
      root: {
        gap: space.control,
        padding: `${space.field}px ${space.m}px`,
        borderInlineStart: '5px solid currentcolor',
        borderRadius: radius.control,
        backgroundColor: color.surface,
        fontSize: 'inherit',
        fontWeight: 600,
        lineHeight: 1.45,
        '& .MuiAlert-icon': { color: 'inherit' },
      },
      icon: { margin: 0, padding: 0, opacity: 1 },
      message: {
        display: 'flex',
        flexDirection: 'column',
        gap: space.sPlus,
        padding: 0,
        overflow: 'visible',
        overflowWrap: 'anywhere',
      },
    },
    variants: [
      {
        props: { severity: 'success' },
        style: { color: color.success, '& .MuiAlert-message': { color: color.text } },
      },
      { props: { severity: 'error' }, style: { color: color.error } },
      {
        props: { severity: 'info' },
        style: { color: color.textSoft, fontWeight: 400, '& .MuiAlert-message': { color: color.text } },
      },
    ],
  },
};
