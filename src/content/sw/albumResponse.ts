import photo1 from 'virtual:picture/gallery-response-1/sw';
import photo2 from 'virtual:picture/gallery-response-2/sw';
import photo3 from 'virtual:picture/gallery-response-3/sw';
import photo4 from 'virtual:picture/gallery-response-4/sw';
import photo5 from 'virtual:picture/gallery-response-5/sw';
import photo6 from 'virtual:picture/gallery-response-6/sw';
import photo7 from 'virtual:picture/gallery-response-7/sw';
import type { AlbumContent } from '../pageTypes';

/** Album of the gallery in Kiswahili: response. Captions describe drawn scenes, no real event. */
export const albumResponse: AlbumContent = {
  id: 'response',
  title: 'Dharura',
  lead: 'Kumfikia mgonjwa jijini, mtaani na mashinani.',
  photos: [
    { picture: photo1, caption: 'Jijini usiku' },
    { picture: photo2, caption: 'Pikipiki inafika kwanza' },
    { picture: photo3, caption: 'Mvua njiani, kwenye mashamba ya chai' },
    { picture: photo4, caption: 'Machela ikiingia garini' },
    { picture: photo5, caption: 'Nyumbani kijijini' },
    { picture: photo6, caption: 'Matatu zinatupisha' },
    { picture: photo7, caption: 'Oksimita kidoleni' },
  ],
};
