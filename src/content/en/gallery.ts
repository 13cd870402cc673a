import picture from 'virtual:picture/banner-gallery';
import type { GalleryContent } from '../pageTypes';
import { activities } from './activities';
import { albumAir } from './albumAir';
import { albumEvents } from './albumEvents';
import { albumLabels } from './albumLabels';
import { albumResponse } from './albumResponse';
import { albumTraining } from './albumTraining';
import { contactLink } from './links';

/** The gallery: activities by date, and four albums. */
export const gallery: GalleryContent = {
  meta: {
    title: 'Gallery: activities and albums',
    description:
      'Activities with their dates, and 28 illustrations in four albums: response, training, events and sport, air and transfer.',
  },
  banner: {
    title: 'Gallery',
    lead: 'Our activities, and our work in 28 drawn scenes.',
    picture,
  },
  activities: {
    upcomingTitle: 'Upcoming activities',
    pastTitle: 'Past activities',
    items: activities,
  },
  photos: {
    title: 'Albums',
    lead: 'Drawn, not photographed: no patient is shown.',
    albums: [albumResponse, albumTraining, albumEvents, albumAir],
  },
  labels: albumLabels,
  call: {
    title: 'Shall we come to you?',
    text: 'Ask for training or cover for your own day.',
    actions: [contactLink, { label: 'Learn More', to: '/services' }],
  },
};
