import type { Components, Theme } from '@mui/material/styles';
import { onDarkSurface } from '../attributes';
import { color, font, radius, space, type } from '../tokens';
import { focusRing } from './focus';

/** Space for the arrow at the end of a select. */
const arrow = 44;

/** Form fields. States are styled by the input's own attributes: MUI's state classes need React. */
export const fields: Components<Theme> = {
  MuiFormControl: { styleOverrides: { root: { display: 'flex', gap: space.xs } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        alignSelf: 'flex-start',
        color: 'inherit',
        fontWeight: 600,
        lineHeight: 1.4,
        // A legend is not a flex item: the group's gap does not apply to it.
        '&:is(legend)': { marginBlockEnd: space.xs },
        '&.Mui-focused': { color: 'inherit' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        color: color.textSoft,
        font: 'inherit',
        fontSize: type.small.fontSize,
        lineHeight: 1.45,
        letterSpacing: 'normal',
        textAlign: 'start',
        [onDarkSurface]: { color: color.textOnDark },
        '&.Mui-error': {
          display: 'flex',
          gap: space.xsPlus,
          color: color.error,
          fontSize: 'inherit',
          fontWeight: 600,
          overflowWrap: 'anywhere',
          // Red is unreadable on the dark surface: the text is amber there.
          [onDarkSurface]: { color: color.accent },
        },
        '& svg': { flex: 'none', width: '1.25em', height: '1.25em', marginBlockStart: '0.1em' },
      },
    },
  },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: { display: 'block' },
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: 50,
        padding: `${space.sPlus - 1}px ${space.field}px`,
        border: `1.5px solid ${color.border}`,
        borderRadius: radius.control,
        backgroundColor: color.page,
        color: color.text,
        fontFamily: font.text,
        ...type.body,
        '&:hover': { borderColor: color.text },
        '&::placeholder': { color: color.textSoft, opacity: 1 },
        // A placeholder has the direction of the page; typed text has its own.
        '&:placeholder-shown': { direction: 'inherit' },
        '&[aria-invalid=true]': { borderWidth: 2, borderColor: color.error },
        // Text boxes show the ring for every kind of focus.
        '&:focus': focusRing,
        '&:is(textarea)': { resize: 'vertical' },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: {
        borderRadius: radius.control,
        textOverflow: 'ellipsis',
        '&:focus': { borderRadius: radius.control },
        '&&&': { paddingRight: space.field, paddingInlineEnd: arrow },
      },
      icon: {
        right: 'auto',
        insetInlineEnd: space.sPlus,
        top: `calc(50% - ${space.sPlus}px)`,
        color: 'inherit',
      },
    },
  },
};
