import words from '#words/airMedicalEvac.json';
import banner from 'virtual:picture/banner-air';
import scene1 from 'virtual:picture/gallery-air-2';
import scene2 from 'virtual:picture/gallery-air-3';
import scene3 from 'virtual:picture/gallery-air-4';
import { claimed } from '../claimed';
import type { ServiceContent } from '../pageTypes';
import { figures, figuresNote } from './figures';
import { callLink, contactLink } from './links';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const { items } = words.included;
const { bedBed, doctorsTalkFirst, rightWayTravel } = words.benefits.items;
const { canLandAnywhere, howSoonCanTakeOff, whoPaysFlight, canRelativeComeAlong, whatPatientTooIllFly } =
  words.questions.items;

const included = {
  title: words.included.title,
  items: [
    items.advice,
    items.aircraft,
    ...claimed('flightTeam', items.kit),
    items.ground,
    items.clearances,
    items.notes,
  ],
};

/** Air medical evacuation. */
export const airMedicalEvac: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, included }, banner, 'air'),
  order: 'pictures',
  figures: { title: words.figures.title, note: figuresNote, items: [figures.evacuations, figures.service] },
  benefits: {
    title: words.benefits.title,
    items: [
      { title: bedBed.title, text: [bedBed.text, ...claimed('flightTeam', bedBed.team)].join(' ') },
      doctorsTalkFirst,
      rightWayTravel,
    ],
  },
  steps: {
    title: words.steps.title,
    items: [
      words.steps.items.assessPatientNeeds,
      words.steps.items.coordinateTransport,
      words.steps.items.provideFlightCare,
      words.steps.items.ensureSafeHandover,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      whereWeCome,
      {
        question: howSoonCanTakeOff.question,
        answer: [howSoonCanTakeOff.answer.depends, ...claimed('aircraft', howSoonCanTakeOff.answer.anyHour)],
      },
      canLandAnywhere,
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
