import words from '#words/emergencyCare.json';
import { fill } from '../../domain/fill';
import banner from 'virtual:picture/banner-emergency-care';
import { owner } from '../owner';
import scene1 from 'virtual:picture/gallery-response-1';
import scene2 from 'virtual:picture/gallery-response-6';
import scene3 from 'virtual:picture/gallery-response-4';
import { claimed } from '../claimed';
import { facts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { emergency } from './emergency';
import { linkTo } from './firstAid/titles';
import { bookingLink, callLink, contactLink, firstAidLink, pageLink } from './links';
import { responseTarget } from './promises';
import { pricesFrom } from './prices';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const { items } = words.included;
const { aloneWithPatient, howFastWhereDoCome, whoPaysEmergencyCall } = words.questions.items;

const intro = {
  answers: { ...words.intro.answers, now: fill(words.intro.answers.now, { phone: owner.phone.display }) },
};

const included = {
  title: words.included.title,
  items: [
    items.dispatcher,
    items.crew,
    ...claimed('motorcycles', items.motorcycle),
    ...claimed('fourByFour', items.fourByFour),
    items.treatment,
    ...claimed('advancedUnits', items.advanced),
    items.hospital,
  ],
};

/** Emergency response; the emergency card stands on this page too. */
export const emergencyCare: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, intro, included }, banner, 'journey'),
  emergency,
  order: 'inclusion',
  benefits: {
    title: words.benefits.title,
    items: [
      words.benefits.items.n1Where,
      words.benefits.items.n2Number,
      words.benefits.items.n3WhatHappened,
      words.benefits.items.n4Who,
    ],
  },
  steps: {
    title: words.steps.title,
    items: [
      words.steps.items.crewSent,
      words.steps.items.getInstructions,
      words.steps.items.crewArrives,
      words.steps.items.hospitalTakesOver,
    ],
  },
  prices: pricesFrom(facts),
  questions: {
    title: words.questions.title,
    items: [
      {
        ...aloneWithPatient,
        links: [linkTo('notBreathing'), linkTo('choking'), linkTo('bleeding'), firstAidLink],
      },
      {
        question: howFastWhereDoCome.question,
        answer: [
          ...(whereWeCome.answer.includes(responseTarget) ? whereWeCome.answer : [responseTarget]),
          howFastWhereDoCome.answer.noAmbulanceWithinReachDispatcher,
        ],
      },
      words.questions.items.shouldDrivePatientMyself,
      {
        question: whoPaysEmergencyCall.question,
        answer: whoPaysEmergencyCall.answer,
        links: [pageLink(whoPaysEmergencyCall.link, '/WhatHappens#pays')],
      },
      ...howToPay,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.throughCityNight },
    { picture: scene2, caption: words.photos.matatusMakeRoom },
    { picture: scene3, caption: words.photos.loadingSeenInside },
  ]),
  related: relatedPages(['/ParamedicsPage', '/PatientTransfer'], 'whatHappens'),
  call: {
    title: words.call.title,
    text: words.call.text,
    actions: [
      callLink,
      contactLink,
      { ...firstAidLink, label: words.call.actions.firstAidStepStep },
      bookingLink,
    ],
  },
};
