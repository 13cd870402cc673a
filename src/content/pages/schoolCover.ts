import words from '#words/schoolCover.json';
import { fill } from '../../domain/fill';
import banner from 'virtual:picture/banner-school';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink, firstAidLink } from './links';
import { quoteLink } from './quoteLink';
import { notAnInsurer, responseTarget } from './promises';
import { relatedPages } from './relatedPages';
import { serviceParts } from './serviceParts';

/** Words of the cover for schools, for both of its pages. */
export const schoolCover = {
  ...serviceParts(words, banner),
  order: 'pictures',
  benefits: {
    title: words.benefits.title,
    items: [
      words.benefits.items.staffStopGuessing,
      words.benefits.items.knowGate,
      words.benefits.items.parentsHearFacts,
    ],
  },
  steps: {
    title: words.steps.title,
    items: [
      words.steps.items.talk,
      words.steps.items.walkSchool,
      words.steps.items.getPlanPrice,
      words.steps.items.trainBegin,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      {
        question: words.questions.items.whereDoCoverSchools.question,
        answer: [
          words.questions.items.whereDoCoverSchools.answer.nairobiCountiesAroundOthersAgreement,
          responseTarget,
        ],
      },
      words.questions.items.whatDoesCoverSchoolCost,
      words.questions.items.doWorkplaceRulesApplySchool,
      words.questions.items.whoDecidesWhetherPupilGoes,
      words.questions.items.schoolTripsCovered,
      {
        question: words.questions.items.medicalInsurancePupils.question,
        answer: [fill(words.questions.items.medicalInsurancePupils.answer.no, { notAnInsurer })],
      },
      words.questions.items.whatDoKeepAboutPupils,
    ],
  },
  related: relatedPages(['/SiteEmergencyCover', '/SportsCoverage', '/EventCoverage'], 'kit', 'plan'),
  call: {
    ...words.call,
    actions: [quoteLink('School Emergency Cover'), contactLink, firstAidLink, callLink],
  },
} satisfies Omit<ServiceContent, 'meta'>;
