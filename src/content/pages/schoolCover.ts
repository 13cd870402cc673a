import words from '#words/schoolCover.json';
import { fill } from '../../domain/fill';
import banner from 'virtual:picture/banner-school';
import { claimed, isClaimed } from '../claimed';
import { facts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { timeAsSaid } from './days';
import { contactLink, officeLinks } from './links';
import { notAnInsurer } from './promises';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const { doshsApproval } = facts;
const { items } = words.included;
const {
  lesson: { approved, ...lesson },
  sickBay: { report, ...sickBay },
  ...hours
} = words.heart.hours;
const { answers } = words.intro;
const rules = words.questions.items.doWorkplaceRulesApplySchool;
const visits = isClaimed('schoolVisits');

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
  heart: {
    kind: 'hours',
    title: words.heart.title,
    lead: words.heart.lead,
    labels: words.heart.labels,
    hours: [
      { time: timeAsSaid('06:30'), ...hours.bus },
      { time: timeAsSaid('08:00'), ...hours.assembly },
      {
        time: timeAsSaid('10:00'),
        ...lesson,
        ours: doshsApproval === '' ? lesson.ours : fill(approved, { number: doshsApproval }),
      },
      { time: timeAsSaid('14:00'), ...hours.practice },
      { time: timeAsSaid('16:00'), ...hours.games },
      {
        time: timeAsSaid('21:30'),
        ...sickBay,
        ours: claimed('schoolReports', report, sickBay.ours).join(' '),
      },
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
  related: relatedPages(['/SiteEmergencyCover', '/FirstAidTraining'], 'kit'),
  call: {
    ...words.call,
    actions: [quoteLink('School Emergency Cover'), contactLink, ...officeLinks],
  },
} satisfies Omit<ServiceContent, 'meta'>;
