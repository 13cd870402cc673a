import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, motion, radius, space, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AlbumDialog: 'stage' | 'slide' | 'imageFrame' | 'text' | 'status' | 'sizer' | 'arrows';
  }
}

/** Has the same size for every picture, whatever its ratio. */
export const Stage = styled('div', { name: 'AlbumDialog', slot: 'Stage' })({
  position: 'relative',
  containerType: 'size',
  touchAction: 'pan-y pinch-zoom',
  overflow: 'clip',
});

export const Slide = styled('div', { name: 'AlbumDialog', slot: 'Slide' })({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  // The neighbouring picture is loaded in advance, hidden and not reachable.
  visibility: 'hidden',
  opacity: 0,
  [`&[${styleData.shown}]`]: {
    visibility: 'visible',
    opacity: 1,
    translate: 'var(--drag,0)',
    transition: `opacity ${motion.quick}ms`,
  },
});

/** Reserves the picture's place while it loads. */
export const ImageFrame = styled('div', { name: 'AlbumDialog', slot: 'ImageFrame' })({
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

export const Text = styled('div', { name: 'AlbumDialog', slot: 'Text' })({
  display: 'grid',
  // In rem, so that with large text the arrows wrap below the words.
  flex: '1 1 11rem',
  minWidth: 0,
  '& > *': { gridArea: '1 / 1' },
});

export const Status = styled('div', { name: 'AlbumDialog', slot: 'Status' })({
  '& p:first-of-type': { fontWeight: 600 },
  '& p + p': { ...type.small, color: color.textOnDarkSoft, fontVariantNumeric: 'tabular-nums' },
});

/** Invisible copies of the other pictures' captions: the longest sets the height, so that the picture above does not move. */
export const Sizer = styled('div', { name: 'AlbumDialog', slot: 'Sizer' })({
  visibility: 'hidden',
  fontWeight: 600,
  '&::before': { content: `attr(${styleData.caption})`, display: 'block' },
  '&::after': { content: `attr(${styleData.position})`, display: 'block', ...type.small },
});

export const Arrows = styled('div', { name: 'AlbumDialog', slot: 'Arrows' })({
  display: 'flex',
  gap: space.s,
  marginInlineStart: 'auto',
});
