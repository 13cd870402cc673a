import words from '#words/albumTraining.json';
import photo1 from 'virtual:picture/gallery-training-1';
import photo2 from 'virtual:picture/gallery-training-2';
import photo3 from 'virtual:picture/gallery-training-3';
import photo4 from 'virtual:picture/gallery-training-4';
import photo5 from 'virtual:picture/gallery-training-5';
import photo6 from 'virtual:picture/gallery-training-6';
import photo7 from 'virtual:picture/gallery-training-7';
import type { AlbumContent } from '../pageTypes';

/** Album of the gallery: training. Captions describe drawn scenes, no real event. */
export const albumTraining: AlbumContent = {
  id: 'training',
  title: words.title,
  lead: words.lead,
  photos: [
    { picture: photo1, caption: words.photos.chestCompressionsManikin },
    { picture: photo2, caption: words.photos.everythingPlace },
    { picture: photo3, caption: words.photos.splintingLegGrass },
    { picture: photo4, caption: words.photos.conesDriverTraining },
    { picture: photo5, caption: words.photos.carryingPracticeSunset },
    { picture: photo6, caption: words.photos.checkingKitStore },
    { picture: photo7, caption: words.photos.radioFrontMap },
  ],
};
