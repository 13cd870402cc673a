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
  title: 'Air and transfer',
  lead: 'When the journey is long.',
  photos: [
    { picture: photo1, caption: 'Climbing over the savannah' },
    { picture: photo2, caption: 'A helicopter on the field' },
    { picture: photo3, caption: 'Beside the patient in the cabin' },
    { picture: photo4, caption: 'Boarding at dusk' },
    { picture: photo5, caption: 'Kilimanjaro above the clouds' },
    { picture: photo6, caption: 'A transfer van by the aircraft' },
    { picture: photo7, caption: 'Along the reef of the coast' },
  ],
};
