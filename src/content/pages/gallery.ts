import words from '#words/gallery.json';
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
const shown = albums.every(({ photos }) => photos.every((photo) => photo.picture.kind === 'illustration'))
  ? 'drawings'
  : 'pictures';

/** The gallery: activities by date, and four albums. */
export const gallery: GalleryContent = {
  meta: {
    title: words.meta.title,
    description: words.meta.description[shown],
  },
  banner: {
    title: words.banner.title,
    lead: words.banner.lead[shown],
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
