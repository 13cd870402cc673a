import type { PhotoAlbumProps } from '../../sections/PhotoAlbum/PhotoAlbum';
import { albumLabels } from './albumLabels';

/** The pictures of a service page. */
export function scenes(
  title: string,
  photos: PhotoAlbumProps['photos'],
): Pick<PhotoAlbumProps, 'title' | 'labels' | 'photos'> {
  return { title, labels: albumLabels, photos };
}
