import words from '#words/firstAidTraining.json';
import banner from 'virtual:picture/banner-paramedics';
import scene1 from 'virtual:picture/gallery-training-1';
import scene2 from 'virtual:picture/gallery-training-2';
import scene3 from 'virtual:picture/school-6';
import type { Facts } from '../../config/facts';
import { fill } from '../../domain/fill';
import { plural, type PluralWords } from '../../domain/plural';
import { facts as ownFacts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { language } from './language';
import { contactLink, firstAidLink, officeLinks } from './links';
import { dateLocale } from './locale';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';
import { howToPay } from './serviceQuestions';

const { items } = words.benefits;
const { answers } = words.intro;

const fact = (count: number | undefined, { label, ...said }: PluralWords & { label: string }) =>
  count === undefined ? [] : [{ label, values: [plural(language, said, count)] }];

/** Under which approval a course is held, its length, group, certificate and days, as far as the owner has set them. */
export function courseFrom({
  doshsApproval: number,
  training: { hours, group, validYears },
  trainingDates,
}: Pick<Facts, 'doshsApproval' | 'training' | 'trainingDates'>): NonNullable<ServiceContent['course']> {
  const { course } = words;
  return {
    title: course.title,
    paragraphs: [number === '' ? course.public : fill(course.approved, { number })],
    facts: [
      ...fact(hours, course.hours),
      ...fact(group, course.group),
      ...fact(validYears, course.certificate),
    ],
    begins: { label: course.days, days: trainingDates, locale: dateLocale },
  };
}

/** What a course costs, behind the price for each person where the owner has set one. */
export const costFrom = ({ training: { price } }: Pick<Facts, 'training'>): string =>
  price === undefined ? answers.cost.ask : answers.cost.fee;

const intro = { answers: { ...answers, cost: costFrom(ownFacts) } };

/** First-aid courses. */
export const firstAidTraining: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, intro }, banner, 'training'),
  order: 'journey',
  course: courseFrom(ownFacts),
  benefits: {
    title: words.benefits.title,
    items: [items.workplace, items.school, items.family, items.club],
  },
  steps: {
    title: words.steps.title,
    items: [words.steps.items.request, words.steps.items.offer, words.steps.items.course],
  },
  questions: {
    title: words.questions.title,
    items: [
      words.questions.items.law,
      words.questions.items.place,
      words.questions.items.before,
      words.questions.items.alone,
      ...howToPay,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.manikin },
    { picture: scene2, caption: words.photos.equipment },
    { picture: scene3, caption: words.photos.pupil },
  ]),
  related: relatedPages(
    ['/SchoolEmergencyCover', '/SiteEmergencyCover', '/SportsCoverage'],
    'firstAid',
    'kit',
  ),
  call: {
    ...words.call,
    actions: [quoteLink('First-Aid Training'), contactLink, firstAidLink, ...officeLinks],
  },
};
