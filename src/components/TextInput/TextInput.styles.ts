import { styled } from '@mui/material/styles';
import { focusRing } from '../../theme/overrides/focus';
import { color, font, radius, type } from '../../theme/tokens';

const box = {
  width: '100%',
  padding: '11px 14px',
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.control,
  backgroundColor: color.page,
  color: color.text,
  fontFamily: font.text,
  ...type.body,
  '&:hover': { borderColor: color.text },
  '&::placeholder': { color: color.textSoft, opacity: 1 },
  // An example stands in the direction of the page; what is typed in its own.
  '&:placeholder-shown': { direction: 'inherit' },
  '&[aria-invalid=true]': { borderWidth: 2, borderColor: color.error },
  // Text boxes show the ring however they got the focus.
  '&:focus': focusRing,
} as const;

export const Input = styled('input')({ ...box, minHeight: 50 });

export const Area = styled('textarea')({ ...box, display: 'block', resize: 'vertical' });
