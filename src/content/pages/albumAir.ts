import words from '#words/albumAir.json';
import photo1 from 'virtual:picture/gallery-air-1';
import photo2 from 'virtual:picture/gallery-air-2';
import photo3 from 'virtual:picture/gallery-air-3';
import photo4 from 'virtual:picture/gallery-air-4';
import photo5 from 'virtual:picture/gallery-air-5';
import photo6 from 'virtual:picture/gallery-air-6';
import photo7 from 'virtual:picture/gallery-air-7';
import type { AlbumContent } from '../pageTypes';

/** Album of the gallery: air and transfer. Captions describe drawn scenes, no real event. */
export const albumAir: AlbumContent = {
  id: 'air',
  title: words.title,
  lead: words.lead,
  photos: [
    { picture: photo1, caption: words.photos.climbingOverSavannah },
    { picture: photo2, caption: words.photos.helicopterField },
    { picture: photo3, caption: words.photos.besidePatientCabin },
    { picture: photo4, caption: words.photos.boardingDusk },
    { picture: photo5, caption: words.photos.kilimanjaroAboveClouds },
    { picture: photo6, caption: words.photos.transferVanAircraft },
    { picture: photo7, caption: words.photos.alongReefCoast },
  ],
};
