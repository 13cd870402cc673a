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
  title: 'Response',
  lead: 'Getting to the patient, in city, estate and county.',
  photos: [
    { picture: photo1, caption: 'Through the city at night' },
    { picture: photo2, caption: 'A motorcycle arrives first' },
    { picture: photo3, caption: 'Wet roads in the tea country' },
    { picture: photo4, caption: 'Loading, seen from inside' },
    { picture: photo5, caption: 'At a home in the village' },
    { picture: photo6, caption: 'Matatus make room' },
    { picture: photo7, caption: 'An oximeter on the finger' },
  ],
};
