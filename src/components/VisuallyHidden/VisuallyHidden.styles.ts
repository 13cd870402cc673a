import { styled } from '@mui/material/styles';

export const Root = styled('span', { name: 'VisuallyHidden', slot: 'Root' })({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
