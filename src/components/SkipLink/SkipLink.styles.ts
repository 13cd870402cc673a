import { styled } from '@mui/material/styles';
import { color, radius } from '../../theme/tokens';

export const Root = styled('a', { name: 'SkipLink', slot: 'Root' })({
  position: 'absolute',
  insetInlineStart: 16,
  // Not its logical name, which older browsers do not know: the link would cover the brand there.
  top: 12,
  zIndex: 1300,
  maxWidth: 'calc(100% - 32px)',
  padding: '12px 20px',
  borderRadius: radius.control,
  backgroundColor: color.page,
  color: color.link,
  fontWeight: 600,
  // Away by its own height, however many lines large text makes of it.
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
