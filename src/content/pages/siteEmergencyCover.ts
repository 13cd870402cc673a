import words from '#words/siteEmergencyCover.json';
import banner from 'virtual:picture/banner-site';
import scene1 from 'virtual:picture/gallery-training-3';
import scene2 from 'virtual:picture/gallery-training-5';
import scene3 from 'virtual:picture/gallery-training-2';
import scene4 from 'virtual:picture/gallery-training-6';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink, firstAidLink } from './links';
import { quoteLink } from './quoteLink';
import { responseTarget } from './promises';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';

/** Cover for worksites. */
export const siteEmergencyCover: ServiceContent = {
  meta: words.meta,
  ...serviceParts(words, banner),
  order: 'inclusion',
  benefits: {
    title: words.benefits.title,
    lead: words.benefits.lead,
    items: [
      words.benefits.items.trainedFirstAiders,
      words.benefits.items.yearlyAudit,
      words.benefits.items.wayHospital,
    ],
  },
  steps: {
    title: words.steps.title,
    items: [
      words.steps.items.tellUsJob,
      words.steps.items.comeLook,
      words.steps.items.getWrittenOffer,
      words.steps.items.inductionDrill,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      {
        question: words.questions.items.whereDoWork.question,
        answer: [words.questions.items.whereDoWork.answer.nairobiIndustrialBeltRoadOther, responseTarget],
      },
      words.questions.items.doesCoverMakeUsComply,
      words.questions.items.paramedicSiteAmbulanceCall,
      words.questions.items.whatDoesCoverSiteCost,
      words.questions.items.doReportAccidentsUs,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.splintingLegGrass },
    { picture: scene2, caption: words.photos.carryingPracticeSunset },
    { picture: scene3, caption: words.photos.everythingPlace },
    { picture: scene4, caption: words.photos.checkingKitStore },
  ]),
  related: relatedPages(['/SchoolEmergencyCover', '/EvacuationServices', '/EventCoverage'], 'kit', 'plan'),
  call: {
    ...words.call,
    actions: [quoteLink('Site Emergency Cover'), contactLink, firstAidLink, callLink],
  },
};
