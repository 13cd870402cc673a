import words from '#words/eventCoverage.json';
import banner from 'virtual:picture/banner-events';
import scene1 from 'virtual:picture/gallery-events-3';
import scene2 from 'virtual:picture/gallery-events-4';
import scene3 from 'virtual:picture/gallery-events-7';
import { claimed } from '../claimed';
import { facts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { officeLinks, contactLink } from './links';
import { withNotice } from './notice';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const { heart } = words;
const { items } = words.included;

const intro = {
  answers: withNotice(words.intro.answers, words.notice, facts.notice.event),
};

const included = {
  title: words.included.title,
  items: [
    items.firstAiders,
    ...claimed('eventEquipment', items.tent, items.post),
    ...claimed('advancedUnits', items.advanced, items.ambulance),
    ...claimed('motorcycles', items.motorcycle),
    ...claimed('eventControl', items.control),
    items.plan,
    ...claimed('eventGuestsFree', items.guests),
    ...claimed('eventReport', items.report),
  ],
};

/** Cover for events. */
export const eventCoverage: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, intro, included }, banner, 'event'),
  order: 'pictures',
  heart: {
    kind: 'levels',
    title: heart.title,
    lead: heart.lead,
    columns: heart.columns,
    rows: [heart.levels.post, heart.levels.ambulance, heart.levels.doctor],
    raises: heart.raises,
    note: heart.note,
  },
  questions: {
    title: words.questions.title,
    items: [
      whereWeCome,
      words.questions.items.countyPermit,
      words.questions.items.ambulanceLeaves,
      words.questions.items.whatEventCalledOff,
      ...howToPay,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.amongCrowdNight },
    { picture: scene2, caption: words.photos.firstAidPostsPlan },
    { picture: scene3, caption: words.photos.watchingOverBeach },
  ]),
  related: relatedPages(['/SportsCoverage', '/SchoolEmergencyCover'], 'firstAid'),
  call: {
    ...words.call,
    actions: [quoteLink('Event Coverage'), contactLink, ...officeLinks],
  },
};
