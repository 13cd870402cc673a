import words from '#words/evacuationServices.json';
import { fill } from '../../domain/fill';
import banner from 'virtual:picture/banner-evacuation';
import scene1 from 'virtual:picture/gallery-training-5';
import scene2 from 'virtual:picture/gallery-air-4';
import scene3 from 'virtual:picture/gallery-training-7';
import { claimed } from '../claimed';
import type { ServiceContent } from '../pageTypes';
import { officeLinks, contactLink } from './links';
import { quoteLink } from './quoteLink';
import { notAnInsurer } from './promises';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const { items } = words.included;
const { you, medic, vehicle, hospital } = words.heart.calls;
const { insurance, guestsCoveredToo: guests } = words.questions.items;

const included = {
  title: words.included.title,
  items: [
    items.plan,
    ...claimed('crewsAlways', items.adviceAlways, items.advice),
    items.vehicle,
    ...claimed('fourByFour', items.fourByFour),
    ...claimed('transferVan', items.transferVan),
    ...claimed('aircraft', items.aircraft),
    ...claimed('evacuationTraining', items.training, items.kit),
    ...claimed('evacuationTest', items.test),
    items.contact,
  ],
};

/** Evacuation cover. */
export const evacuationServices: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, included }, banner, 'evacuation'),
  order: 'journey',
  heart: {
    kind: 'order',
    title: words.heart.title,
    settledLabel: words.heart.settledLabel,
    calls: [
      {
        title: you.title,
        settled: you.settled,
        text: [you.text, ...claimed('evacuationTest', you.file)].join(' '),
      },
      medic,
      vehicle,
      hospital,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      whereWeCome,
      words.questions.items.howLongEvacuation,
      { question: insurance.question, answer: [fill(insurance.answer.no, { notAnInsurer })] },
      {
        question: guests.question,
        answer: [
          [
            ...claimed('evacuationGuests', guests.answer.everyone, guests.answer.named),
            guests.answer.payer,
          ].join(' '),
        ],
      },
      ...howToPay,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.stretcherOpenCountry },
    { picture: scene2, caption: words.photos.boardingDusk },
    { picture: scene3, caption: words.photos.radioFrontMap },
  ]),
  related: relatedPages(['/AirMedicalEvac', '/SiteEmergencyCover'], 'kit'),
  call: { ...words.call, actions: [quoteLink('Evacuation Cover'), contactLink, ...officeLinks] },
};
