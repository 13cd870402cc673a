import words from '#words/airMedicalEvac.json';
import banner from 'virtual:picture/banner-air';
import scene1 from 'virtual:picture/gallery-air-2';
import scene2 from 'virtual:picture/gallery-air-3';
import scene3 from 'virtual:picture/gallery-air-5';
import scene4 from 'virtual:picture/gallery-air-1';
import type { ServiceContent } from '../pageTypes';
import { figures, figuresNote } from './figures';
import { callLink, contactLink } from './links';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';

/** Air medical evacuation. */
export const airMedicalEvac: ServiceContent = {
  meta: words.meta,
  ...serviceParts(words, banner),
  order: 'pictures',
  figures: { title: words.figures.title, note: figuresNote, items: [figures.evacuations, figures.service] },
  benefits: {
    title: words.benefits.title,
    items: [
      words.benefits.items.bedBed,
      words.benefits.items.doctorsTalkFirst,
      words.benefits.items.rightWayTravel,
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
      words.questions.items.whereDoFly,
      words.questions.items.howSoonCanTakeOff,
      words.questions.items.whoPaysFlight,
      words.questions.items.canRelativeComeAlong,
      words.questions.items.whatPatientTooIllFly,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.helicopterField },
    { picture: scene2, caption: words.photos.besidePatientCabin },
    { picture: scene3, caption: words.photos.kilimanjaroAboveClouds },
    { picture: scene4, caption: words.photos.climbingOverSavannah },
  ]),
  related: relatedPages(
    ['/EvacuationServices', '/InternationalPatientTransfer', '/PatientTransfer'],
    'firstAid',
    'questions',
  ),
  call: {
    ...words.call,
    actions: [callLink, quoteLink('Air Medical Evacuation'), contactLink],
  },
};
