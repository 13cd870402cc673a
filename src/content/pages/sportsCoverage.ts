import words from '#words/sportsCoverage.json';
import banner from 'virtual:picture/banner-sports';
import scene1 from 'virtual:picture/gallery-events-1';
import scene2 from 'virtual:picture/gallery-events-5';
import scene3 from 'virtual:picture/gallery-events-6';
import scene4 from 'virtual:picture/gallery-events-2';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink, firstAidLink } from './links';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';

/** Cover for sports. */
export const sportsCoverage: ServiceContent = {
  meta: words.meta,
  ...serviceParts(words, banner),
  order: 'inclusion',
  benefits: {
    title: words.benefits.title,
    items: [
      words.benefits.items.fieldPitch,
      words.benefits.items.roadTrail,
      words.benefits.items.trackHallPool,
    ],
  },
  steps: {
    title: words.steps.title,
    items: [
      words.steps.items.before,
      words.steps.items.briefing,
      words.steps.items.during,
      words.steps.items.after,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      words.questions.items.whichGroundsRoutesDoCover,
      words.questions.items.whoDecidesWhetherPlayerGoes,
      words.questions.items.whatDoesCoverMatchRace,
      words.questions.items.whatAmbulanceDrivesSomebodyHospital,
      words.questions.items.canCoverWholeSeason,
      words.questions.items.doTeachCoaches,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.eyesMatch },
    { picture: scene2, caption: words.photos.followingCyclistsHills },
    { picture: scene3, caption: words.photos.underStadiumLights },
    { picture: scene4, caption: words.photos.marathonRunnersFirstAidTent },
  ]),
  related: relatedPages(
    ['/EventCoverage', '/SchoolEmergencyCover', '/SiteEmergencyCover'],
    'headInjury',
    'kit',
  ),
  call: {
    ...words.call,
    actions: [quoteLink('Sports Coverage'), contactLink, firstAidLink, callLink],
  },
};
