import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { popupData } from '../../behaviours/contract';
import { color, layer, media, motion, radius, shadow, size, space, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    WelcomePopup: 'root' | 'text';
  }
}

const leave = keyframes({ to: { opacity: 0, visibility: 'hidden' } });

export const Root = styled('aside', { name: 'WelcomePopup', slot: 'Root' })({
  position: 'fixed',
  // A strip above the bar with the call button: headline, actions and most of the picture stay visible.
  insetInline: 0,
  // The bar grows with large text.
  insetBlockEnd: `calc(max(${String(size.actionBar)}px,2.1rem) + env(safe-area-inset-bottom))`,
  zIndex: layer.popup,
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${space.sPlus}px`,
  paddingBlock: space.xs,
  paddingInline: `${space.m}px ${space.xs}px`,
  borderBlockStart: `3px solid ${color.accent}`,
  backgroundColor: color.page,
  boxShadow: shadow.float,
  // Hidden until the behaviour knows that it has not been shown yet.
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${motion.calm}ms,visibility ${motion.calm}ms`,
  [`&[${popupData.shown}]`]: { visibility: 'visible', opacity: 1 },
  // Over the sky of the first picture, directly under header and banner: text, call buttons and ambulance stay visible.
  [media.wide]: {
    insetInline: `auto ${space.l}px`,
    insetBlock: `calc(${size.header} + 76px) auto`,
    maxWidth: 'min(34rem,46vw)',
    paddingBlock: space.control,
    borderRadius: radius.card,
  },
  [media.noScript]: {
    visibility: 'visible',
    opacity: 1,
    // A delay, because reduced motion shortens the fade but must not shorten the time to read.
    animation: `${leave} ${motion.calm}ms ${motion.popupLife}ms forwards`,
    '&:hover,&:focus-within': { animationPlayState: 'paused' },
    '& > button': { display: 'none' },
  },
  // No room for it: the page says the same.
  [`${media.low},print`]: { display: 'none' },
});

export const Text = styled('p', { name: 'WelcomePopup', slot: 'Text' })({
  flex: 1,
  minWidth: 0,
  fontSize: type.small.fontSize,
  lineHeight: 1.4,
  '& strong': { color: color.heading },
});
