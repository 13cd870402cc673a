import { styled } from '@mui/material/styles';
import { color, layer, radius, space } from '../../theme/tokens';

export const Root = styled('a', { name: 'SkipLink', slot: 'Root' })({
  position: 'absolute',
  insetInlineStart: space.m,
  // Not its logical name, which older browsers do not know: the link would cover the brand there.
  top: space.sPlus,
  zIndex: layer.skipLink,
  maxWidth: 'calc(100% - 32px)',
  padding: `${space.sPlus}px ${space.mPlus}px`,
  borderRadius: radius.control,
  backgroundColor: color.page,
  color: color.link,
  fontWeight: 600,
  // Away by its own height, however many lines large text makes of it.
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
