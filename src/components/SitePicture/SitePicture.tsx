import type { Picture } from '../../media/picture';
import { Formats, Image, PhotoImage } from './SitePicture.styles';

export interface SitePictureProps {
  /** The picture, from the slot map. */
  picture: Picture;
  /** Whether it is the picture of the first screen: loaded at once and first. Others are loaded when they come near. */
  priority?: boolean;
  /** True where a text beside it says the same: screen readers pass it over. */
  decorative?: boolean;
  /** Width of the frame on each screen, as of `sizes`, where it is larger than the usual one of the picture's slot. */
  sizes?: string;
}

/** A picture that fills its frame; the parent gives the frame its ratio. A photo shows a blurred preview until it has come. */
export function SitePicture({ picture, priority = false, decorative = false, sizes }: SitePictureProps) {
  // Before `src`: some browsers ask for a file as soon as they read its address.
  const attributes = {
    ...(priority
      ? { fetchPriority: 'high' as const }
      : { loading: 'lazy' as const, decoding: 'async' as const }),
    width: picture.width,
    height: picture.height,
    ...(decorative ? { alt: '' } : { alt: picture.alt, lang: picture.altLang }),
  };
  if (picture.kind === 'illustration') return <Image {...attributes} src={picture.src} />;
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
