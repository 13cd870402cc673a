import type { Picture } from '../../media/picture';

/** A picture of a grid or an album. */
export interface PhotoGridItem {
  /** The picture. */
  picture: Picture;
  /** What it shows, in a few words. */
  caption: string;
}

/** The words under a picture: what it shows, and who took it where the owner says so. */
export function captionOf({ picture, caption }: PhotoGridItem): string {
  const credit = picture.kind === 'photo' ? picture.credit : undefined;
  return credit === undefined ? caption : `${caption} · ${credit}`;
}
