import { styled } from '@mui/material/styles';
import { cramped, headerHeight } from '../../theme/overrides/dialogs';
import { color, layer, motion, opacity, radius, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ReviewDialog: 'body' | 'question';
  }
}

export const Body = styled('div', { name: 'ReviewDialog', slot: 'Body' })({
  paddingBlock: space.l,
  transition: `opacity ${motion.quick}ms`,
  '&[inert]': { opacity: opacity.inert },
});

export const Question = styled('div', { name: 'ReviewDialog', slot: 'Question' })({
  position: 'sticky',
  // Below the dialog's title.
  insetBlockStart: headerHeight,
  [cramped]: { insetBlockStart: 0 },
  zIndex: layer.raised,
  display: 'flex',
  flexDirection: 'column',
  gap: space.sPlus,
  marginBlockStart: space.m,
  padding: space.m,
  borderRadius: radius.card,
  backgroundColor: color.surfaceWarm,
  '& p': { fontWeight: 600 },
});
