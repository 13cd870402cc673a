import words from '#words/albumResponse.json';
import photo1 from 'virtual:picture/gallery-response-1';
import photo2 from 'virtual:picture/gallery-response-2';
import photo3 from 'virtual:picture/gallery-response-3';
import photo4 from 'virtual:picture/gallery-response-4';
import photo5 from 'virtual:picture/gallery-response-5';
import photo6 from 'virtual:picture/gallery-response-6';
import photo7 from 'virtual:picture/gallery-response-7';
import type { AlbumContent } from '../pageTypes';

/** Album of the gallery: response. Captions describe drawn scenes, no real event. */
export const albumResponse: AlbumContent = {
  id: 'response',
  title: words.title,
  lead: words.lead,
  photos: [
    { picture: photo1, caption: words.photos.throughCityNight },
    { picture: photo2, caption: words.photos.motorcycleArrivesFirst },
    { picture: photo3, caption: words.photos.wetRoadsTeaCountry },
    { picture: photo4, caption: words.photos.loadingSeenInside },
    { picture: photo5, caption: words.photos.homeVillage },
    { picture: photo6, caption: words.photos.matatusMakeRoom },
    { picture: photo7, caption: words.photos.oximeterFinger },
  ],
};
