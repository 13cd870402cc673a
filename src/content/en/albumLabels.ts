import type { PhotoAlbumProps } from '../../sections/PhotoAlbum/PhotoAlbum';

/** Words of the album dialog, in the gallery and on the page of the school cover. */
export const albumLabels: PhotoAlbumProps['labels'] = {
  dialog: 'Album: {album}',
  close: 'Close album',
  previous: 'Previous picture',
  next: 'Next picture',
  position: 'Picture {n} of {total}',
};
