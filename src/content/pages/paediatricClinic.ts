import words from '#words/paediatricClinic.json';
import { fill } from '../../domain/fill';
import banner from 'virtual:picture/banner-paediatric';
import { bookingPath } from '../../domain/clinics';
import { kes } from '../../domain/money';
import { claimed } from '../claimed';
import { facts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { clinics } from './clinics';
import { clinicPlace } from './clinicVisit';
import { bookingLink, officeLinks, contactLink, pageLink } from './links';
import { relatedPages } from './relatedPages';
import { serviceParts } from './serviceParts';
import { howToPay } from './serviceQuestions';

const children = 3;
const clinic = clinics.items.find(({ id }) => id === children);
// Hours stay on one line.
const hours = clinic ? `${clinic.day}, ${clinic.time.replaceAll(' ', '\u00A0')}` : '';
const booking = clinic ? pageLink(bookingLink.label, bookingPath(clinic)) : bookingLink;

const { cost } = words.intro.answers;
const fee = facts.clinicFee;
const intro = {
  answers: {
    ...words.intro.answers,
    cost: fee === undefined ? cost.ask : fill(cost.fee, { fee: kes(fee) }),
  },
};

const { clinic: inClinic, advancedCareMove: onTheWay } = words.benefits.items;
const asked = words.questions.items;
const { call, always, notClinic } = asked.whenShouldNotWaitClinic.answer;
const { tell, ways } = asked.childAfraidDoctorsWhatCan.answer;

/** The clinic for children, and advanced care on the way. */
export const paediatricClinic: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, intro }, banner),
  order: 'pictures',
  benefits: {
    title: words.benefits.title,
    items: [
      { title: inClinic.title, text: claimed('clinicCare', inClinic.care, inClinic.text).join(' ') },
      {
        title: onTheWay.title,
        text: [
          onTheWay.text,
          ...claimed('childEquipment', onTheWay.sizes),
          ...claimed('advancedUnits', onTheWay.advanced),
          onTheWay.parent,
        ].join(' '),
      },
    ],
  },
  steps: {
    title: words.steps.title,
    items: [
      { title: words.steps.items.askDate.title, text: fill(words.steps.items.askDate.text, { hours }) },
      words.steps.items.callBack,
      words.steps.items.comeLittleEarly,
      words.steps.items.goHomePlan,
    ],
  },
  questions: {
    title: words.questions.title,
    items: [
      {
        question: asked.whenShouldNotWaitClinic.question,
        answer: [call, [...claimed('crewsAlways', always), notClinic].join(' ')],
      },
      asked.childIllTodayClinicNot,
      {
        question: asked.whereClinic.question,
        answer: [fill(asked.whereClinic.answer, { address: clinicPlace.join('. ') })],
      },
      ...claimed('clinicAges', asked.upWhichAge),
      asked.whoMayComeChild,
      {
        question: asked.childAfraidDoctorsWhatCan.question,
        answer: [[tell, ...claimed('clinicWays', ways)].join(' ')],
      },
      ...howToPay,
    ],
  },
  related: relatedPages(['/EmergencyCare', '/PatientTransfer'], 'clinics'),
  call: {
    ...words.call,
    actions: [booking, contactLink, ...officeLinks],
  },
};
