import type { AlbumLabels } from '../types';

/** Words of the album dialog, in the gallery and on the page of the school cover. */
export const albumLabels: AlbumLabels = {
  dialog: 'Album: {album}',
  close: 'Close album',
  previous: 'Previous picture',
  next: 'Next picture',
  position: 'Picture {n} of {total}',
};
