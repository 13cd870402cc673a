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
  title: 'Training',
  lead: 'Practice for staff, schools and workplaces.',
  photos: [
    { picture: photo1, caption: 'Chest compressions on a manikin' },
    { picture: photo2, caption: 'Everything in its place' },
    { picture: photo3, caption: 'Splinting a leg on the grass' },
    { picture: photo4, caption: 'Cones for driver training' },
    { picture: photo5, caption: 'Carrying practice at sunset' },
    { picture: photo6, caption: 'Checking the kit store' },
    { picture: photo7, caption: 'The radio in front of the map' },
  ],
};
