import type { SharePictures } from '../types';

/** Share pictures in Kiswahili. */
export const sharePictures: SharePictures = { firstAid: 'kiswahili', site: 'kiswahili-site' };
