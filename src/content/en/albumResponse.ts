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
    { picture: photo3, caption: 'Uphill on a wet road' },
    { picture: photo4, caption: 'Loading the stretcher' },
    { picture: photo5, caption: 'On foot along a village path' },
    { picture: photo6, caption: 'Kit out behind the cones' },
    { picture: photo7, caption: 'Handover at the hospital door' },
  ],
};
