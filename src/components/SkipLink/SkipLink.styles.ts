import { styled } from '@mui/material/styles';
import { color, layer, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    SkipLink: 'root';
  }
}

export const Root = styled('a', { name: 'SkipLink', slot: 'Root' })({
  position: 'absolute',
  insetInlineStart: space.m,
  // Not the logical property, which older browsers ignore: the link would cover the brand there.
  top: space.sPlus,
  zIndex: layer.skipLink,
  maxWidth: 'calc(100% - 32px)',
  padding: `${space.sPlus}px ${space.mPlus}px`,
  borderRadius: radius.control,
  backgroundColor: color.page,
  color: color.link,
  fontWeight: 600,
  // Moved away by a multiple of its own height, because large text may wrap.
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
