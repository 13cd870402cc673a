import type { Picture } from '../../media/picture';
import { Image } from './SitePicture.styles';

export interface SitePictureProps {
  /** The picture, from the slot map. */
  picture: Picture;
  /** `first` for the picture of the first screen: loaded at once and first; others when they come near. */
  load?: 'first' | 'near';
  /** True where a text beside it says the same: screen readers pass it over. */
  decorative?: boolean;
}

/** A picture that fills its frame; the parent gives the frame its ratio. */
export function SitePicture({ picture, load = 'near', decorative = false }: SitePictureProps) {
  const image = (
    <Image
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt}
      loading={load === 'first' ? undefined : 'lazy'}
      fetchPriority={load === 'first' ? 'high' : undefined}
      decoding={load === 'first' ? undefined : 'async'}
    />
  );
  if (!picture.sources) return image;
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {image}
    </picture>
  );
}
