import photo1 from 'virtual:picture/gallery-air-1/sw';
import photo2 from 'virtual:picture/gallery-air-2/sw';
import photo3 from 'virtual:picture/gallery-air-3/sw';
import photo4 from 'virtual:picture/gallery-air-4/sw';
import photo5 from 'virtual:picture/gallery-air-5/sw';
import photo6 from 'virtual:picture/gallery-air-6/sw';
import photo7 from 'virtual:picture/gallery-air-7/sw';
import type { AlbumContent } from '../pageTypes';

/** Album of the gallery in Kiswahili: air and transfer. Captions describe drawn scenes, no real event. */
export const albumAir: AlbumContent = {
  id: 'air',
  title: 'Ndege na safari',
  lead: 'Safari inapokuwa ndefu.',
  photos: [
    { picture: photo1, caption: 'Kupaa juu ya mbuga' },
    { picture: photo2, caption: 'Helikopta uwanjani' },
    { picture: photo3, caption: 'Kando ya mgonjwa ndani ya ndege' },
    { picture: photo4, caption: 'Kupanda ndege jioni' },
    { picture: photo5, caption: 'Kilimanjaro juu ya mawingu' },
    { picture: photo6, caption: 'Van ya wagonjwa kando ya ndege' },
    { picture: photo7, caption: 'Kando ya miamba ya pwani' },
  ],
};
