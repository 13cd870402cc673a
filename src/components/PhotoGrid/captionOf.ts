import type { PhotoGridItem } from './PhotoGrid';

/** The words under a picture: what it shows, and who took it where the owner says so. */
export function captionOf({ picture, caption }: PhotoGridItem): string {
  const credit = picture.kind === 'photo' ? picture.credit : undefined;
  return credit === undefined ? caption : `${caption} · ${credit}`;
}
