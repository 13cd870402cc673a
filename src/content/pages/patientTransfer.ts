import words from '#words/patientTransfer.json';
import banner from 'virtual:picture/banner-patient-transfer';
import scene1 from 'virtual:picture/gallery-response-4';
import scene2 from 'virtual:picture/gallery-response-3';
import scene3 from 'virtual:picture/gallery-air-6';
import scene4 from 'virtual:picture/gallery-response-1';
import { facts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink } from './links';
import { quoteLink } from './quoteLink';
import { publicMoney } from './promises';
import { pricesFrom } from './prices';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';

/** Transfers inside Kenya. */
export const patientTransfer: ServiceContent = {
  meta: words.meta,
  ...serviceParts(words, banner),
  order: 'journey',
  benefits: {
    title: words.benefits.title,
    items: [
      words.benefits.items.transferVan,
      words.benefits.items.ambulanceTechnicians,
      words.benefits.items.ambulanceParamedic,
    ],
  },
  steps: {
    title: words.steps.title,
    items: [
      words.steps.items.ask,
      words.steps.items.wardsAgree,
      words.steps.items.getFixedPrice,
      words.steps.items.drive,
      words.steps.items.handOver,
    ],
  },
  prices: pricesFrom(facts),
  questions: {
    title: words.questions.title,
    items: [
      words.questions.items.whichCountiesDoServe,
      words.questions.items.amNairobiPatientNotCan,
      words.questions.items.whatDoesTransferCost,
      words.questions.items.kisumuNairobiBetterRoadAir,
      { question: words.questions.items.doesPublicCoverPay, answer: [publicMoney] },
      words.questions.items.whatPatientGetsWorseWay,
      words.questions.items.canTakeSomebodyHomeLast,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.loadingSeenInside },
    { picture: scene2, caption: words.photos.wetRoadsTeaCountry },
    { picture: scene3, caption: words.photos.transferVanAircraft },
    { picture: scene4, caption: words.photos.throughCityNight },
  ]),
  related: relatedPages(
    ['/InternationalPatientTransfer', '/AirMedicalEvac', '/EmergencyCare'],
    'hospital',
    'questions',
  ),
  call: { ...words.call, actions: [quoteLink('Patient Transfer'), contactLink, callLink] },
};
