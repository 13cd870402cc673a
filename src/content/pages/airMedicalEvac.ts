import words from '#words/airMedicalEvac.json';
import banner from 'virtual:picture/banner-air';
import scene1 from 'virtual:picture/gallery-air-2';
import scene2 from 'virtual:picture/gallery-air-3';
import scene3 from 'virtual:picture/gallery-air-4';
import { claimed } from '../claimed';
import type { LegsHeart } from '../heartTypes';
import type { ServiceContent } from '../pageTypes';
import { figures, figuresNote } from './figures';
import { callLink, contactLink } from './links';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const { items } = words.included;
const { howSoonCanTakeOff, whoPaysFlight, canRelativeComeAlong, whatPatientTooIllFly } =
  words.questions.items;

const included = {
  title: words.included.title,
  items: [items.aircraft, ...claimed('flightTeam', items.kit), items.ground, items.clearances, items.notes],
};

const { assessPatientNeeds, coordinateTransport, provideFlightCare, ensureSafeHandover } = words.steps.items;
const { crew, team } = provideFlightCare.who;

/** The four steps are the legs of the flight. */
const legs: LegsHeart['legs'] = [
  { ...assessPatientNeeds, kind: 'talk' },
  { ...coordinateTransport, kind: 'road' },
  { ...provideFlightCare, kind: 'air', who: claimed('flightTeam', team, crew).join(' ') },
  { ...ensureSafeHandover, kind: 'road' },
];

/** Air medical evacuation. */
export const airMedicalEvac: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, included }, banner, 'air'),
  order: 'pictures',
  figures: { title: words.figures.title, note: figuresNote, items: [figures.evacuations, figures.service] },
  heart: {
    kind: 'legs',
    title: words.steps.title,
    lead: words.steps.lead,
    whoLabel: words.steps.whoLabel,
    legs,
  },
  steps: { title: words.steps.title, items: legs },
  questions: {
    title: words.questions.title,
    items: [
      whereWeCome,
      {
        question: howSoonCanTakeOff.question,
        answer: [
          howSoonCanTakeOff.answer.depends,
          howSoonCanTakeOff.answer.airstrips,
          ...claimed('aircraft', howSoonCanTakeOff.answer.anyHour),
        ],
      },
      whatPatientTooIllFly,
      canRelativeComeAlong,
      whoPaysFlight,
      ...howToPay,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.helicopterField },
    { picture: scene2, caption: words.photos.besidePatientCabin },
    { picture: scene3, caption: words.photos.boardingDusk },
  ]),
  related: relatedPages(['/EvacuationServices', '/InternationalPatientTransfer'], 'firstAid'),
  call: {
    ...words.call,
    actions: [callLink, quoteLink('Air Medical Evacuation'), contactLink],
  },
};
