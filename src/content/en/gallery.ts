import picture from 'virtual:picture/banner-gallery';
import type { GalleryContent } from '../pageTypes';
import { activities } from './activities';
import { albumAir } from './albumAir';
import { albumEvents } from './albumEvents';
import { albumLabels } from './albumLabels';
import { albumResponse } from './albumResponse';
import { albumTraining } from './albumTraining';
import { exampleLabel } from './exampleLabel';
import { contactLink } from './links';

const albums = [albumResponse, albumTraining, albumEvents, albumAir];
/** What is said of drawings must not be said of an owner's photos. */
const allDrawn = albums.every(({ photos }) => photos.every((photo) => photo.picture.kind === 'illustration'));

/** The gallery: activities by date, and four albums. */
export const gallery: GalleryContent = {
  meta: {
    title: 'Gallery: activities and albums',
    description: `Activities with their dates, and 28 ${allDrawn ? 'illustrations' : 'pictures'} in four albums: response, training, events and sport, air and transfer.`,
  },
  banner: {
    title: 'Gallery',
    lead: `Activities by date, and our work in 28 ${allDrawn ? 'drawings. No patient is shown' : 'pictures'}.`,
    picture,
  },
  activities: {
    upcomingTitle: 'Upcoming activities',
    pastTitle: 'Past activities',
    none: 'No new date is set at the moment. Invite us to your school, your company or your event.',
    exampleLabel,
    items: activities,
  },
  photos: {
    albums,
  },
  labels: albumLabels,
  call: {
    title: 'Would you like us to visit?',
    text: 'Ask for training or cover for your own day.',
    actions: [contactLink, { label: 'Learn More about our services', to: '/services' }],
  },
};
