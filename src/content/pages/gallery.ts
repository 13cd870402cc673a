import words from '#words/gallery.json';
import { fill } from '../../domain/fill';
import picture from 'virtual:picture/banner-gallery';
import type { GalleryContent } from '../pageTypes';
import { activities } from './activities';
import { albumAir } from './albumAir';
import { albumEvents } from './albumEvents';
import { albumLabels } from './albumLabels';
import { albumResponse } from './albumResponse';
import { albumTraining } from './albumTraining';
import { exampleLabel } from './exampleLabel';
import { pageLink, contactLink } from './links';

const albums = [albumResponse, albumTraining, albumEvents, albumAir];
/** What is said of drawings must not be said of an owner's photos. */
const allDrawn = albums.every(({ photos }) => photos.every((photo) => photo.picture.kind === 'illustration'));

/** The gallery: activities by date, and four albums. */
export const gallery: GalleryContent = {
  meta: {
    title: words.meta.title,
    description: fill(words.meta.description, {
      allDrawn: allDrawn ? 'illustrations' : 'pictures',
      allDrawn2: allDrawn ? 'michoro' : 'picha',
    }),
  },
  banner: {
    title: words.banner.title,
    lead: fill(words.banner.lead, {
      allDrawn: allDrawn ? 'drawings. No patient is shown' : 'pictures',
      allDrawn2: allDrawn ? 'michoro 28. Hakuna mgonjwa anayeonyeshwa' : 'picha 28',
    }),
    picture,
  },
  activities: { ...words.activities, exampleLabel, items: activities },
  photos: {
    albums,
  },
  labels: albumLabels,
  call: {
    title: words.call.title,
    text: words.call.text,
    actions: [contactLink, pageLink(words.call.actions.services, '/services')],
  },
};
