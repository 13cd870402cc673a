import { styled } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    VisuallyHidden: 'root';
  }
}

/** Hides text visually, but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const Root = styled('span', { name: 'VisuallyHidden', slot: 'Root' })(visuallyHidden);
