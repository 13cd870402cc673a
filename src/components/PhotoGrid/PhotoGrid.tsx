import type { Picture } from '../../media/picture';
import { SitePicture } from '../SitePicture/SitePicture';
import { Grid, Photo } from './PhotoGrid.styles';

/** A picture of a grid. */
export interface PhotoGridItem {
  /** The picture. */
  picture: Picture;
  /** What it shows, in a few words. */
  caption: string;
}

export interface PhotoGridProps {
  /** The pictures, in their order. */
  items: readonly PhotoGridItem[];
}

/** Pictures with captions, two in a row on phones; each leads to its full size. */
export function PhotoGrid({ items }: PhotoGridProps) {
  return (
    <Grid>
      {items.map(({ picture, caption }) => (
        <li key={picture.src}>
          <Photo>
            <a href={picture.src}>
              <SitePicture picture={picture} />
            </a>
            <figcaption>{caption}</figcaption>
          </Photo>
        </li>
      ))}
    </Grid>
  );
}
