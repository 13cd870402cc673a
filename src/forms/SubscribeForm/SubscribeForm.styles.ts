import { styled } from '@mui/material/styles';
import { color, radius, size } from '../../theme/tokens';

const dark = '[data-surface=dark] &';

export const Root = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '& label': { alignSelf: 'flex-start', fontWeight: 600 },
  [dark]: { color: color.textOnDark },
});

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const box = {
  minHeight: size.emergencyTarget + 4,
  borderRadius: radius.control,
  font: 'inherit',
  fontSize: '1rem',
} as const;

export const Input = styled('input')({
  ...box,
  flex: '1 1 200px',
  minWidth: 0,
  padding: '8px 14px',
  border: `1.5px solid ${color.border}`,
  backgroundColor: color.page,
  color: color.text,
  '&[aria-invalid=true]': { borderWidth: 2, borderColor: color.error },
});

export const Button = styled('button')({
  ...box,
  flex: 'none',
  padding: '8px 18px',
  border: 0,
  fontWeight: 600,
  cursor: 'pointer',
  backgroundColor: color.primary,
  color: color.textOnDark,
  '&:hover': { backgroundColor: color.primaryHover },
  '&[aria-disabled=true]': { opacity: 0.75, cursor: 'progress' },
  [dark]: { backgroundColor: color.accent, color: color.text },
  [`${dark}:hover`]: { backgroundColor: color.hiViz },
});

export const ErrorText = styled('p')({
  color: color.error,
  fontWeight: 600,
  // Red on pine cannot be read: the words stand in amber there.
  [dark]: { color: color.accent },
});
