import words from '#words/emergencyCare.json';
import { fill } from '../../domain/fill';
import banner from 'virtual:picture/banner-emergency-care';
import { owner } from '../owner';
import scene1 from 'virtual:picture/gallery-response-1';
import scene2 from 'virtual:picture/gallery-response-6';
import scene3 from 'virtual:picture/gallery-response-4';
import scene4 from 'virtual:picture/gallery-response-2';
import { facts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { emergency } from './emergency';
import { bookingLink, callLink, contactLink, firstAidLink } from './links';
import { publicMoney, responseTarget } from './promises';
import { pricesFrom } from './prices';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';

const intro = {
  title: words.intro.title,
  paragraphs: [],
  answers: { ...words.intro.answers, now: fill(words.intro.answers.now, { phone: owner.phone.display }) },
};

/** Emergency response; the emergency card stands on this page too. */
export const emergencyCare: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, intro }, banner),
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
        question: words.questions.items.howFastWhereDoCome.question,
        answer: [
          responseTarget,
          words.questions.items.howFastWhereDoCome.answer.noAmbulanceWithinReachDispatcher,
        ],
      },
      words.questions.items.shouldDrivePatientMyself,
      {
        question: words.questions.items.whoPaysEmergencyCall.question,
        answer: [words.questions.items.whoPaysEmergencyCall.answer.tellFamilyWhatJourneyCosts, publicMoney],
      },
      words.questions.items.whichHospitalWill,
      words.questions.items.whatCalledNothing,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.throughCityNight },
    { picture: scene2, caption: words.photos.matatusMakeRoom },
    { picture: scene3, caption: words.photos.loadingSeenInside },
    { picture: scene4, caption: words.photos.motorcycleArrivesFirst },
  ]),
  related: relatedPages(
    ['/ParamedicsPage', '/PatientTransfer', '/AirMedicalEvac'],
    'whatHappens',
    'firstAid',
  ),
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
