import { styled } from '@mui/material/styles';
import { media } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    SitePicture: 'image' | 'formats';
  }
}

/**
 * A first-aid drawing in dark mode: dimmed less than scenes are, because dark skin has to stand out from the drawing's
 * light background.
 */
export const nightDrawing = { filter: 'brightness(.85)' };

export const Image = styled('img', { name: 'SitePicture', slot: 'Image' })({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Drawings keep their own colours. In dark mode they are dimmed, never inverted.
  [media.dark]: { filter: 'brightness(.72) saturate(.9)' },
});

/** Without a box of its own, so that only the image takes part in the parent's layout, and `<source>` elements get no gap. */
export const Formats = styled('picture', { name: 'SitePicture', slot: 'Formats' })({
  display: 'contents',
  '& > source': { display: 'none' },
});

/** A drawing whose focal point is not its middle. */
export const FocusedImage = styled(Image, { shouldForwardProp: (name) => name !== 'focus' })<{
  focus: string;
}>(({ focus }) => ({ objectPosition: focus }));

/** An image with focus point and preview in a class: a `style` attribute would need a looser Content-Security-Policy. */
export const PhotoImage = styled(Image, {
  shouldForwardProp: (name) => name !== 'preview' && name !== 'focus',
})<{ preview: string; focus: string }>(({ preview, focus }) => ({
  objectPosition: focus,
  backgroundImage: `url("${preview}")`,
  backgroundPosition: focus,
  backgroundSize: 'cover',
  backgroundRepeat: 'no-repeat',
}));
