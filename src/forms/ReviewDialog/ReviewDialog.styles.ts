import { styled } from '@mui/material/styles';
import { color, motion, radius, space } from '../../theme/tokens';

export const Body = styled('div', { name: 'ReviewDialog', slot: 'Body' })({
  paddingBlock: space.l,
  transition: `opacity ${motion.quick}ms`,
  '&[inert]': { opacity: 0.35 },
});

export const Question = styled('div', { name: 'ReviewDialog', slot: 'Question' })({
  position: 'sticky',
  // Below the dialog's title.
  insetBlockStart: 69,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  marginBlockStart: space.m,
  padding: space.m,
  borderRadius: radius.card,
  backgroundColor: color.surfaceWarm,
  '& p': { fontWeight: 600 },
});
