import words from '#words/schoolCover.json';
import { fill } from '../../domain/fill';
import banner from 'virtual:picture/banner-school';
import { claimed, isConfirmed } from '../claims';
import { facts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { contactLink, firstAidLink, officeLink } from './links';
import { notAnInsurer } from './promises';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const { doshsApproval } = facts;
const { items } = words.included;
const { walkSchool, ...steps } = words.steps.items;
const { parentsHearFacts, ...benefits } = words.benefits.items;
const { answers } = words.intro;
const rules = words.questions.items.doWorkplaceRulesApplySchool;
const visits = isConfirmed('schoolVisits');

const included = {
  title: words.included.title,
  items: [
    ...claimed('crewsAlways', items.ambulanceAlways, items.ambulance),
    ...claimed('schoolVisits', items.visit, items.plan),
    ...(doshsApproval === '' ? [] : [items.training]),
    ...(visits ? [items.check, items.drill] : []),
    items.advice,
    items.days,
  ],
};

/** Words of the cover for schools, for both of its pages. */
export const schoolCover = {
  ...serviceParts(
    {
      ...words,
      included,
      intro: { answers: { ...answers, get: doshsApproval === '' ? answers.get : answers.trained } },
    },
    banner,
    'school',
  ),
  order: 'pictures',
  benefits: {
    title: words.benefits.title,
    items: [
      benefits.staffStopGuessing,
      benefits.knowGate,
      {
        title: parentsHearFacts.title,
        text: claimed('schoolReports', parentsHearFacts.report, parentsHearFacts.text).join(' '),
      },
    ],
  },
  steps: {
    title: words.steps.title,
    items: [
      steps.talk,
      steps.getPlanPrice,
      { title: walkSchool.title, text: visits ? walkSchool.visit : walkSchool.text },
      steps.trainBegin,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      whereWeCome,
      {
        question: rules.question,
        answer: [
          rules.answer.rules,
          doshsApproval === '' ? rules.answer.ask : fill(rules.answer.approved, { number: doshsApproval }),
        ],
      },
      words.questions.items.whoDecidesWhetherPupilGoes,
      words.questions.items.schoolTripsCovered,
      {
        question: words.questions.items.medicalInsurancePupils.question,
        answer: [fill(words.questions.items.medicalInsurancePupils.answer.no, { notAnInsurer })],
      },
      ...howToPay,
    ],
  },
  related: relatedPages(['/SiteEmergencyCover', '/SportsCoverage', '/FirstAidTraining'], 'kit', 'plan'),
  call: {
    ...words.call,
    actions: [quoteLink('School Emergency Cover'), contactLink, firstAidLink, ...officeLink],
  },
} satisfies Omit<ServiceContent, 'meta'>;
