import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { color, layer, media, motion, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ContactActions: 'root' | 'note';
  }
}

const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const Root = styled('nav', { name: 'ContactActions', slot: 'Root' })({
  position: 'fixed',
  // Physical properties: older phones do not support the logical ones, and the bar spans the screen.
  left: 0,
  right: 0,
  bottom: 0,
  // Above an open menu as well: the call link is always in sight.
  zIndex: layer.actions,
  // The wrapper must not catch taps on what lies beneath it.
  pointerEvents: 'none',
  animation: `${fadeIn} ${motion.actionsFadeIn}ms both`,
  '& ul': {
    containerType: 'inline-size',
    display: 'flex',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: color.surfaceDark,
  },
  '& li': {
    position: 'relative',
    flex: 1,
    borderInlineStart: `1px solid ${color.border}`,
    // With large text the three labels need all the room.
    '@container (max-width:16rem)': { flex: 'auto' },
  },
  [media.wide]: {
    insetInline: `auto ${space.s}px`,
    bottom: space.m,
    '& ul': {
      containerType: 'normal',
      flexDirection: 'column',
      gap: space.control,
      alignItems: 'flex-end',
      background: 'none',
    },
    '& li': { border: 0 },
  },
  [media.reducedMotion]: { animation: 'none' },
  [media.print]: { display: 'none' },
});

/** Status while the assistant loads, above the buttons, which do not move when it disappears. */
export const Note = styled('div', { name: 'ContactActions', slot: 'Note' })({
  pointerEvents: 'auto',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  padding: space.sPlus,
  backgroundColor: color.surfaceDarkest,
  color: color.textOnDark,
  '& a': { display: 'block', paddingBlock: space.control, color: 'inherit', fontWeight: 600 },
  [media.wide]: {
    insetInline: 'auto 0',
    width: 'max-content',
    maxWidth: 'calc(100vw - 24px)',
    marginBlockEnd: space.control,
    borderRadius: 8,
  },
});
