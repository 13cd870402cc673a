import words from '#words/albumLabels.json';
import type { PhotoAlbumProps } from '../../sections/PhotoAlbum/PhotoAlbum';

/** Words of the album dialog, in the gallery and on the page of the school cover. */
export const albumLabels: PhotoAlbumProps['labels'] = words;
