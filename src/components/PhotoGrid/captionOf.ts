import type { Picture } from '../../media/picture';

/** A picture of a grid or an album. */
export interface PhotoGridItem {
  /** The picture. */
  picture: Picture;
  /** What it shows, in a few words. */
  caption: string;
}

/** The caption: what the picture shows, and the photographer if the owner names one. */
export function captionOf({ picture, caption }: PhotoGridItem): string {
  const credit = picture.kind === 'photo' ? picture.credit : undefined;
  return credit === undefined ? caption : `${caption} · ${credit}`;
}
