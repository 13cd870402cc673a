import photo1 from 'virtual:picture/gallery-events-1/sw';
import photo2 from 'virtual:picture/gallery-events-2/sw';
import photo3 from 'virtual:picture/gallery-events-3/sw';
import photo4 from 'virtual:picture/gallery-events-4/sw';
import photo5 from 'virtual:picture/gallery-events-5/sw';
import photo6 from 'virtual:picture/gallery-events-6/sw';
import photo7 from 'virtual:picture/gallery-events-7/sw';
import type { AlbumContent } from '../pageTypes';

/** Album of the gallery in Kiswahili: events and sport. Captions describe drawn scenes, no real event. */
export const albumEvents: AlbumContent = {
  id: 'events',
  title: 'Hafla na michezo',
  lead: 'Tuko tayari watu wanapokutana.',
  photos: [
    { picture: photo1, caption: 'Macho kwenye mechi' },
    { picture: photo2, caption: 'Wakimbiaji kwenye hema la huduma ya kwanza' },
    { picture: photo3, caption: 'Katikati ya umati usiku' },
    { picture: photo4, caption: 'Vituo vyetu kwenye ramani' },
    { picture: photo5, caption: 'Kufuata waendesha baiskeli vilimani' },
    { picture: photo6, caption: 'Chini ya taa za uwanja' },
    { picture: photo7, caption: 'Kuangalia ufuo' },
  ],
};
