import words from '#words/internationalPatientTransfer.json';
import banner from 'virtual:picture/banner-international';
import scene1 from 'virtual:picture/gallery-air-4';
import scene2 from 'virtual:picture/gallery-air-6';
import scene3 from 'virtual:picture/gallery-response-4';
import { claimed } from '../claimed';
import type { ServiceContent } from '../pageTypes';
import { officeLinks, contactLink } from './links';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const { items } = words.included;

const included = {
  title: words.included.title,
  items: [
    items.fitToFly,
    items.forms,
    items.escort,
    items.ground,
    items.bed,
    ...claimed('newsOnTheWay', items.news),
  ],
};

/** Transfers across borders. */
export const internationalPatientTransfer: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, included }, banner, 'international'),
  order: 'journey',
  benefits: {
    title: words.benefits.title,
    lead: words.benefits.lead,
    items: [
      words.benefits.items.seatEscort,
      words.benefits.items.stretcherAirline,
      words.benefits.items.airAmbulance,
    ],
  },
  steps: {
    title: words.steps.title,
    items: [
      words.steps.items.talkUsThenSendReport,
      words.steps.items.doctorsDecide,
      words.steps.items.agreePlanPrice,
      words.steps.items.travelHandOver,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      whereWeCome,
      words.questions.items.everyCountry,
      words.questions.items.howLongDoesTakeArrange,
      words.questions.items.doChooseHospitalUs,
      words.questions.items.willInsurerPay,
      ...howToPay,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.boardingDusk },
    { picture: scene2, caption: words.photos.transferVanAircraft },
    { picture: scene3, caption: words.photos.loadingSeenInside },
  ]),
  related: relatedPages(['/AirMedicalEvac', '/PatientTransfer'], 'hospital'),
  call: {
    ...words.call,
    actions: [quoteLink('International Patient Transfer'), contactLink, ...officeLinks],
  },
};
