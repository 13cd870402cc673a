import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { focusRing } from '../../theme/overrides/focus';
import { color } from '../../theme/tokens';

export const Input = styled(OutlinedInput)({
  fontSize: '1.0625rem',
  '& .MuiOutlinedInput-notchedOutline': { borderWidth: 1.5 },
  '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: color.error },
  '& .MuiOutlinedInput-input::placeholder': { color: color.textSoft, opacity: 1 },
  // An example stands in the direction of the page; what is typed in its own.
  '& .MuiOutlinedInput-input:placeholder-shown': { direction: 'inherit' },
  // By the browser's own state: a field that had the focus before React came shows it too.
  '&:focus-within': focusRing,
  '& .MuiOutlinedInput-input:focus-visible': { boxShadow: 'none' },
  '& textarea': { padding: '12px 14px', resize: 'vertical' },
});
