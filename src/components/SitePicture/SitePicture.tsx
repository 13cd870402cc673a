import type { Picture } from '../../media/picture';
import { FocusedImage, Formats, Image, PhotoImage } from './SitePicture.styles';

export interface SitePictureProps {
  /** The picture, from the slot map. */
  picture: Picture;
  /** Whether it is on the first screen: loaded at once with high priority. Others are loaded lazily. */
  priority?: boolean;
  /** Whether a text beside it says the same: screen readers skip it. */
  decorative?: boolean;
  /** Width of the frame on each screen, for `sizes`, where it is larger than usual for the picture's slot. */
  sizes?: string;
}

/** A picture that fills its frame; the parent sets the frame's ratio. A photo shows a blurred preview until it has loaded. */
export function SitePicture({ picture, priority = false, decorative = false, sizes }: SitePictureProps) {
  // Before `src`: some browsers start the download as soon as `src` is set.
  const attributes = {
    ...(priority
      ? { fetchPriority: 'high' as const }
      : { loading: 'lazy' as const, decoding: 'async' as const }),
    width: picture.width,
    height: picture.height,
    ...(decorative ? { alt: '' } : { alt: picture.alt, lang: picture.altLang }),
  };
  if (picture.kind === 'illustration') {
    const { src, focus } = picture;
    return focus === undefined ? (
      <Image {...attributes} src={src} />
    ) : (
      <FocusedImage {...attributes} src={src} focus={focus} />
    );
  }
  const shown = sizes ?? picture.sizes;
  return (
    <Formats>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={shown} />
      ))}
      <PhotoImage
        {...attributes}
        preview={picture.preview}
        focus={picture.focus}
        sizes={shown}
        srcSet={picture.srcSet}
        src={picture.src}
      />
    </Formats>
  );
}
