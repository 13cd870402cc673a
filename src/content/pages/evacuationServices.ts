import words from '#words/evacuationServices.json';
import { fill } from '../../domain/fill';
import banner from 'virtual:picture/banner-evacuation';
import scene1 from 'virtual:picture/gallery-response-3';
import scene2 from 'virtual:picture/gallery-air-1';
import scene3 from 'virtual:picture/gallery-training-7';
import scene4 from 'virtual:picture/gallery-air-2';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink } from './links';
import { quoteLink } from './quoteLink';
import { notAnInsurer } from './promises';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';

/** Evacuation cover. */
export const evacuationServices: ServiceContent = {
  meta: words.meta,
  ...serviceParts(words, banner),
  order: 'journey',
  benefits: {
    title: words.benefits.title,
    items: [words.benefits.items.wayOut, words.benefits.items.decision, words.benefits.items.money],
  },
  steps: {
    title: words.steps.title,
    items: [
      words.steps.items.findPlan,
      words.steps.items.judgeTogether,
      words.steps.items.chooseWay,
      words.steps.items.bringPatient,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      words.questions.items.whereDoesCoverWork,
      {
        question: words.questions.items.insurance.question,
        answer: [fill(words.questions.items.insurance.answer.no, { notAnInsurer })],
      },
      words.questions.items.guestsCoveredToo,
      words.questions.items.whatDoesAgreementCost,
      words.questions.items.canFlyNight,
      words.questions.items.alreadyHaveInsurerOwnHelpline,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.wetRoadsTeaCountry },
    { picture: scene2, caption: words.photos.climbingOverSavannah },
    { picture: scene3, caption: words.photos.radioFrontMap },
    { picture: scene4, caption: words.photos.helicopterField },
  ]),
  related: relatedPages(
    ['/AirMedicalEvac', '/SiteEmergencyCover', '/InternationalPatientTransfer'],
    'kit',
    'plan',
  ),
  call: { ...words.call, actions: [quoteLink('Evacuation Cover'), contactLink, callLink] },
};
