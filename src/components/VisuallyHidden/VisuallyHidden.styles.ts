import { styled } from '@mui/material/styles';

/** Words that only screen readers get; they take no room. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const Root = styled('span', { name: 'VisuallyHidden', slot: 'Root' })(visuallyHidden);
