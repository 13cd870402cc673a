import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { color, font, media, motion, radius, shadow, size, space } from '../../theme/tokens';

const leave = keyframes({ to: { opacity: 0, visibility: 'hidden' } });

export const Root = styled('aside')({
  position: 'fixed',
  insetInline: 12,
  // Above the bar that holds the call button.
  insetBlockEnd: `calc(${size.actionBar + 12}px + env(safe-area-inset-bottom))`,
  zIndex: 1040,
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  justifyItems: 'start',
  gap: space.s,
  maxWidth: 400,
  boxSizing: 'border-box',
  paddingBlock: space.m,
  paddingInline: `${space.m}px ${space.s}px`,
  border: `1px solid ${color.rule}`,
  borderBlockStart: `4px solid ${color.accent}`,
  borderRadius: radius.card,
  backgroundColor: color.page,
  boxShadow: shadow.panel,
  // Hidden until the behaviour knows that it was not shown yet.
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${motion.calm}ms,visibility ${motion.calm}ms`,
  '&[data-shown]': { visibility: 'visible', opacity: 1 },
  // Beside the round buttons, over the picture: never over the call button of the first screen.
  [media.wide]: {
    insetInline: 'auto 84px',
    insetBlockEnd: 20,
    paddingBlock: space.l,
    paddingInline: `${space.l}px ${space.m}px`,
  },
  [media.noScript]: {
    visibility: 'visible',
    opacity: 1,
    // A delay, so that reduced motion shortens the fade and not the time to read.
    animation: `${leave} ${motion.calm}ms ${motion.popupLife}ms forwards`,
    '&:hover,&:focus-within': { animationPlayState: 'paused' },
    '& > button': { display: 'none' },
  },
  [media.print]: { display: 'none' },
});

export const Title = styled('p')({
  alignSelf: 'center',
  fontFamily: font.heading,
  fontSize: '1.25rem',
  fontWeight: 700,
  lineHeight: 1.3,
  color: color.heading,
});

export const Close = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: size.emergencyTarget,
  height: size.emergencyTarget,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.textSoft,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.surfaceStrong, color: color.text },
  '& svg': { width: 24, height: 24, fill: 'currentcolor' },
});

export const Body = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  paddingInlineEnd: space.s,
  // On phones the bar right below it holds the call button.
  '& a': { display: 'none' },
  [media.medium]: { '& a': { display: 'inline-flex' } },
});
