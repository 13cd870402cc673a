import words from '#words/eventCoverage.json';
import banner from 'virtual:picture/banner-events';
import scene1 from 'virtual:picture/gallery-events-3';
import scene2 from 'virtual:picture/gallery-events-4';
import scene3 from 'virtual:picture/gallery-events-7';
import scene4 from 'virtual:picture/gallery-events-6';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink, firstAidLink } from './links';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';

/** Cover for events. */
export const eventCoverage: ServiceContent = {
  meta: words.meta,
  ...serviceParts(words, banner),
  order: 'pictures',
  benefits: {
    title: words.benefits.title,
    lead: words.benefits.lead,
    items: [
      words.benefits.items.crowd,
      words.benefits.items.place,
      words.benefits.items.day,
      words.benefits.items.lastTime,
    ],
  },
  steps: {
    title: words.steps.title,
    items: [
      words.steps.items.sendOutline,
      words.steps.items.plan,
      words.steps.items.briefTogether,
      words.steps.items.stay,
      words.steps.items.getReport,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      words.questions.items.whereDoGo,
      words.questions.items.howManyFirstAidersDo,
      words.questions.items.whatDoesCoverEventCost,
      words.questions.items.whatEventCalledOff,
      words.questions.items.doCoverSmallWedding,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.amongCrowdNight },
    { picture: scene2, caption: words.photos.firstAidPostsPlan },
    { picture: scene3, caption: words.photos.watchingOverBeach },
    { picture: scene4, caption: words.photos.underStadiumLights },
  ]),
  related: relatedPages(
    ['/SportsCoverage', '/SchoolEmergencyCover', '/SiteEmergencyCover'],
    'firstAid',
    'plan',
  ),
  call: {
    ...words.call,
    actions: [quoteLink('Event Coverage'), contactLink, firstAidLink, callLink],
  },
};
