import { forms } from '../../domain/forms';
import { linkTo } from './firstAid/titles';
import words from '#words/faq.json';
import { fill } from '../../domain/fill';
import { requestsPage } from '../../domain/requests/kinds';
import picture from 'virtual:picture/banner-faq';
import { claimed } from '../claimed';
import { facts } from '../facts';
import type { FaqContent } from '../pageTypes';
import { emergency } from './emergency';
import { pageLink, firstAidLink, callLink, contactLink, whatHappensLink } from './links';
import { authorityFrom } from './payment';
import { notAnInsurer, responseTarget } from './promises';

const stepByStep = { ...firstAidLink, label: words.stepByStep.label };

/** The ten questions. */
export const faq: FaqContent = {
  meta: words.meta,
  banner: {
    ...words.banner,
    picture,
  },
  emergency,
  questions: {
    title: words.questions.title,
    items: [
      words.questions.items.whenShouldCallAmbulance,
      {
        ...words.questions.items.whatDoSayWhenCall,
        links: [linkTo('whatToSay')],
      },
      {
        question: words.questions.items.howLongDoesAmbulanceTake,
        answer: [responseTarget],
        links: [whatHappensLink],
      },
      {
        ...words.questions.items.whatDoDoUntilArrives,
        links: [stepByStep],
      },
      words.questions.items.safeDriveHospitalMyself,
      {
        question: words.questions.items.whoComesWhat.question,
        answer: [
          words.questions.items.whoComesWhat.answer.crew,
          ...claimed('advancedUnits', words.questions.items.whoComesWhat.answer.advanced),
        ],
      },
      words.questions.items.whichHospitalWillTakeUs,
      {
        question: words.questions.items.whatDoesCostWhoPays.question,
        answer: [
          words.questions.items.whatDoesCostWhoPays.answer.plannedJourneysCoverHavePrice,
          authorityFrom(facts),
        ],
        links: [
          pageLink(words.questions.items.whatDoesCostWhoPays.links.whatHappensPays, '/WhatHappens#pays'),
        ],
      },
      {
        question: words.questions.items.doSellInsurance.question,
        answer: [fill(words.questions.items.doSellInsurance.answer.notAnInsurer, { notAnInsurer })],
      },
      {
        question: words.questions.items.howDoGetCoverAppointment.question,
        answer: words.questions.items.howDoGetCoverAppointment.answer,
        links: [
          pageLink(words.questions.items.howDoGetCoverAppointment.links.cover, requestsPage),
          pageLink(words.questions.items.howDoGetCoverAppointment.links.clinic, forms.booking.page),
        ],
      },
    ],
  },
  call: {
    ...words.call,
    actions: [contactLink, stepByStep, callLink],
  },
};
