import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { breakpoint, color, media, motion, radius, size, space, type } from '../../theme/tokens';

/** Screens with room for something around the dialog; a phone on its side has none. */
const roomy = `@media (min-width:${breakpoint.medium}px) and (min-height:600px)`;
const safe = (side: string) => `max(${space.m}px,env(safe-area-inset-${side}))`;

export const Shell = styled(Dialog)({
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    padding: `0 ${safe('right')} ${safe('bottom')} ${safe('left')}`,
    borderRadius: 0,
    backgroundColor: color.surfaceDarkest,
    color: color.textOnDark,
    [roomy]: {
      maxWidth: 880,
      height: 'calc(100% - 64px)',
      maxHeight: 800,
      margin: space.xl,
      padding: `0 ${space.l}px ${space.m}px`,
      borderRadius: radius.card,
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const Head = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.m,
  paddingBlock: `max(${space.s}px,env(safe-area-inset-top)) ${space.s}px`,
  // A single line stands at the height of the cross.
  '& h2': { ...type.h3, minWidth: 0, paddingBlock: 9, color: color.textOnDark },
});

const button = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.emergencyTarget,
  height: size.emergencyTarget,
  padding: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '& svg': { width: 28, height: 28, fill: 'currentcolor' },
  '&:hover': { backgroundColor: color.surfaceDark, color: color.hiViz },
} as const;

export const CloseButton = styled('button')({ ...button, border: 0 });

export const ArrowButton = styled('button')({
  ...button,
  border: '2px solid currentcolor',
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  '&[aria-disabled=true]': {
    borderStyle: 'dashed',
    backgroundColor: 'transparent',
    color: color.border,
    cursor: 'default',
    [media.forcedColors]: { color: 'GrayText' },
  },
});

/** Has the same size for every picture, whatever its ratio. */
export const Stage = styled('div')({
  position: 'relative',
  flex: '1 0 auto',
  minHeight: 200,
  containerType: 'size',
  touchAction: 'pan-y pinch-zoom',
  overflow: 'clip',
});

export const Slide = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  // A neighbour waits here, loaded and out of reach.
  visibility: 'hidden',
  opacity: 0,
  '&[data-shown]': {
    visibility: 'visible',
    opacity: 1,
    translate: 'var(--drag,0)',
    transition: `opacity ${motion.quick}ms`,
  },
});

/** Keeps the picture's place while it is on its way. */
export const Frame = styled('div')({
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: color.surfaceDark,
  '@supports (width:1cqb)': {
    width: 'min(100cqi,calc(100cqb*var(--ratio)))',
    height: 'auto',
    aspectRatio: 'var(--ratio)',
  },
  '& img': { objectFit: 'contain', userSelect: 'none' },
});

export const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space.s}px ${space.m}px`,
  paddingBlockStart: space.m,
});

export const Words = styled('div')({
  display: 'grid',
  // In rem: with large text the arrows go below the words.
  flex: '1 1 11rem',
  minWidth: 0,
  '& > *': { gridArea: '1 / 1' },
});

export const Status = styled('div')({
  '& p:first-of-type': { fontWeight: 600 },
  '& p + p': { ...type.small, color: color.textOnDarkSoft, fontVariantNumeric: 'tabular-nums' },
});

/** Unseen words of another picture: the longest ones give the height, so that the picture above stays where it is. */
export const Sizer = styled('div')({
  visibility: 'hidden',
  fontWeight: 600,
  '&::before': { content: 'attr(data-caption)', display: 'block' },
  '&::after': { content: 'attr(data-position)', display: 'block', ...type.small },
});

export const Arrows = styled('div')({ display: 'flex', gap: space.s, marginInlineStart: 'auto' });
