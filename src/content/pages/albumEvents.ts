import words from '#words/albumEvents.json';
import photo1 from 'virtual:picture/gallery-events-1';
import photo2 from 'virtual:picture/gallery-events-2';
import photo3 from 'virtual:picture/gallery-events-3';
import photo4 from 'virtual:picture/gallery-events-4';
import photo5 from 'virtual:picture/gallery-events-5';
import photo6 from 'virtual:picture/gallery-events-6';
import photo7 from 'virtual:picture/gallery-events-7';
import type { AlbumContent } from '../pageTypes';

/** Album of the gallery: events and sport. Captions describe drawn scenes, no real event. */
export const albumEvents: AlbumContent = {
  id: 'events',
  title: words.title,
  lead: words.lead,
  photos: [
    { picture: photo1, caption: words.photos.eyesMatch },
    { picture: photo2, caption: words.photos.marathonRunnersFirstAidTent },
    { picture: photo3, caption: words.photos.amongCrowdNight },
    { picture: photo4, caption: words.photos.firstAidPostsPlan },
    { picture: photo5, caption: words.photos.followingCyclistsHills },
    { picture: photo6, caption: words.photos.underStadiumLights },
    { picture: photo7, caption: words.photos.watchingOverBeach },
  ],
};
