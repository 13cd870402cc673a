import words from '#words/paramedicsPage.json';
import banner from 'virtual:picture/banner-paramedics';
import scene1 from 'virtual:picture/gallery-response-7';
import scene2 from 'virtual:picture/gallery-response-5';
import scene3 from 'virtual:picture/gallery-training-1';
import scene4 from 'virtual:picture/gallery-training-6';
import type { ServiceContent } from '../pageTypes';
import { figures, figuresNote } from './figures';
import { callLink, contactLink } from './links';
import { quoteLink } from './quoteLink';
import { publicMoney, responseTarget } from './promises';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';

/** The paramedics. */
export const paramedicsPage: ServiceContent = {
  meta: words.meta,
  ...serviceParts(words, banner),
  order: 'inclusion',
  figures: {
    title: words.figures.title,
    note: figuresNote,
    items: [figures.clients, figures.calls, figures.years, figures.volunteers],
  },
  benefits: {
    title: words.benefits.title,
    items: [
      words.benefits.items.lookListen,
      words.benefits.items.treatSpot,
      words.benefits.items.handOverWell,
    ],
  },
  steps: {
    title: words.steps.title,
    items: [
      words.steps.items.dispatcherAsks,
      words.steps.items.guided,
      words.steps.items.crewTakesOver,
      words.steps.items.hospitalReady,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      {
        question: words.questions.items.whereDoCrewsStandHow.question,
        answer: [words.questions.items.whereDoCrewsStandHow.answer.crewsStandNairobiDayNight, responseTarget],
      },
      words.questions.items.crewsRegistered,
      words.questions.items.canBookParamedicAhead,
      {
        question: words.questions.items.doesPublicCoverPayAmbulance,
        answer: [publicMoney],
      },
      words.questions.items.whatDoVolunteersDo,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.oximeterFinger },
    { picture: scene2, caption: words.photos.homeVillage },
    { picture: scene3, caption: words.photos.chestCompressionsManikin },
    { picture: scene4, caption: words.photos.checkingKitStore },
  ]),
  related: relatedPages(['/EmergencyCare', '/EventCoverage', '/PatientTransfer'], 'whatHappens', 'firstAid'),
  call: {
    ...words.call,
    actions: [quoteLink('Paramedics Services'), contactLink, callLink],
  },
};
