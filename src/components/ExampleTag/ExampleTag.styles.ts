import { styled } from '@mui/material/styles';
import { color, layer, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ExampleTag: 'root';
  }
}

export const Root = styled('span', { name: 'ExampleTag', slot: 'Root' })({
  // Over the picture that it may lie on, which has a layer of its own.
  position: 'relative',
  zIndex: layer.raised,
  padding: `${space.xxs}px ${space.sPlus}px`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.pill,
  backgroundColor: color.page,
  color: color.text,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.5,
  // Browsers do not print backgrounds by default, and the tag may lie on a picture.
  printColorAdjust: 'exact',
});
