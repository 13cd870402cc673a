import type { PhotoAlbumProps } from '../../sections/PhotoAlbum/PhotoAlbum';

/** Words of the album dialog in Kiswahili, in the gallery and on the pages of services. */
export const albumLabels: PhotoAlbumProps['labels'] = {
  dialog: 'Albamu: {album}',
  close: 'Funga albamu',
  previous: 'Picha iliyotangulia',
  next: 'Picha inayofuata',
  position: 'Picha {n} kati ya {total}',
};
