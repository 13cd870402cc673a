import words from '#words/sportsCoverage.json';
import banner from 'virtual:picture/banner-sports';
import scene1 from 'virtual:picture/gallery-events-1';
import scene2 from 'virtual:picture/gallery-events-5';
import scene3 from 'virtual:picture/gallery-events-2';
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

const { items } = words.included;
const { heart } = words;

const intro = {
  answers: withNotice(words.intro.answers, words.notice, facts.notice.event),
};

const included = {
  title: words.included.title,
  items: [
    items.plan,
    ...claimed('sportsStaff', items.rules, items.briefed),
    ...claimed('sportsEquipment', items.kit, items.posts),
    ...claimed('eventEquipment', items.shade),
    items.ambulance,
    ...claimed('eventControl', items.control),
    ...claimed('eventReport', items.list),
  ],
};

/** Cover for sports. */
export const sportsCoverage: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, intro, included }, banner, 'sport'),
  order: 'inclusion',
  heart: {
    kind: 'course',
    title: heart.title,
    lead: claimed('sportsCourse', heart.course, heart.map).join(' '),
    posts: [heart.posts.start, heart.posts.route, heart.posts.last, heart.posts.finish],
    others: [heart.others.fieldPitch, heart.others.trackHallPool],
  },
  questions: {
    title: words.questions.title,
    items: [
      whereWeCome,
      words.questions.items.howFastHelpRunner,
      words.questions.items.racePermit,
      words.questions.items.whoDecidesWhetherPlayerGoes,
      words.questions.items.whatAmbulanceTakesSomeoneHospital,
      ...howToPay,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.eyesMatch },
    { picture: scene2, caption: words.photos.followingCyclistsHills },
    { picture: scene3, caption: words.photos.marathonRunnersFirstAidTent },
  ]),
  related: relatedPages(['/EventCoverage', '/SchoolEmergencyCover'], 'headInjury'),
  call: {
    ...words.call,
    actions: [quoteLink('Sports Coverage'), contactLink, ...officeLinks],
  },
};
