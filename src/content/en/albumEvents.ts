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
  title: 'Events and sport',
  lead: 'Standing by where people come together.',
  photos: [
    { picture: photo1, caption: 'Eyes on the match' },
    { picture: photo2, caption: 'Marathon runners at the first aid tent' },
    { picture: photo3, caption: 'Among the crowd at night' },
    { picture: photo4, caption: 'First aid posts on the plan' },
    { picture: photo5, caption: 'Following cyclists in the hills' },
    { picture: photo6, caption: 'Under the stadium lights' },
    { picture: photo7, caption: 'Watching over the beach' },
  ],
};
