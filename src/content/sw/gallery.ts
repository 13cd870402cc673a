import picture from 'virtual:picture/banner-gallery/sw';
import type { GalleryContent } from '../pageTypes';
import { activities } from './activities';
import { albumAir } from './albumAir';
import { albumEvents } from './albumEvents';
import { albumLabels } from './albumLabels';
import { albumResponse } from './albumResponse';
import { albumTraining } from './albumTraining';
import { exampleLabel } from './exampleLabel';
import { contactLink, linkInKiswahili } from './links';

const albums = [albumResponse, albumTraining, albumEvents, albumAir];
/** What is said of drawings must not be said of an owner's photos. */
const allDrawn = albums.every(({ photos }) => photos.every((photo) => photo.picture.kind === 'illustration'));

/** The gallery in Kiswahili: activities by date, and four albums. */
export const gallery: GalleryContent = {
  meta: {
    title: 'Picha: shughuli na albamu',
    description: `Shughuli na tarehe zake, na ${allDrawn ? 'michoro' : 'picha'} 28 katika albamu nne: dharura, mafunzo, hafla na michezo, ndege na safari.`,
  },
  banner: {
    title: 'Picha Zetu',
    lead: `Shughuli kwa tarehe, na kazi yetu katika ${allDrawn ? 'michoro 28. Hakuna mgonjwa anayeonyeshwa' : 'picha 28'}.`,
    picture,
  },
  activities: {
    upcomingTitle: 'Shughuli zijazo',
    pastTitle: 'Shughuli zilizopita',
    none: 'Kwa sasa hakuna tarehe mpya. Tualike shuleni kwenu, kwenye kampuni yenu au kwenye hafla yenu.',
    exampleLabel,
    items: activities,
  },
  photos: {
    albums,
  },
  labels: albumLabels,
  call: {
    title: 'Ungependa tukutembelee?',
    text: 'Omba mafunzo au huduma kwa siku yako.',
    actions: [contactLink, linkInKiswahili('Soma Zaidi', '/services')],
  },
};
