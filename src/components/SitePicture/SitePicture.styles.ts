import { styled } from '@mui/material/styles';
import { media } from '../../theme/tokens';

/** A first-aid drawing at night: dimmed less than scenes are, since dark skin has to stand out from its own light ground. */
export const nightDrawing = { filter: 'brightness(.85)' };

export const Image = styled('img', { name: 'SitePicture', slot: 'Image' })({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Drawings keep their own colours. At night they are dimmed, never inverted.
  [media.dark]: { filter: 'brightness(.72) saturate(.9)' },
});

/** Formats around an image: the image alone has a place in the parent's layout; a format without a box gets no gap. */
export const Formats = styled('picture', { name: 'SitePicture', slot: 'Formats' })({
  display: 'contents',
  '& > source': { display: 'none' },
});

/** An image with focus and preview, in a class of its own: a `style` attribute would need a looser security policy. */
export const PhotoImage = styled(Image, {
  shouldForwardProp: (name) => name !== 'preview' && name !== 'focus',
})<{ preview: string; focus: string }>(({ preview, focus }) => ({
  objectPosition: focus,
  backgroundImage: `url("${preview}")`,
  backgroundPosition: focus,
  backgroundSize: 'cover',
  backgroundRepeat: 'no-repeat',
}));
