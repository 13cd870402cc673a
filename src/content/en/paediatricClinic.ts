import banner from 'virtual:picture/banner-paediatric';
import { bookingPath } from '../../domain/clinics';
import scene1 from 'virtual:picture/gallery-response-5';
import scene2 from 'virtual:picture/gallery-response-7';
import scene3 from 'virtual:picture/gallery-training-6';
import scene4 from 'virtual:picture/gallery-training-2';
import type { ServiceContent } from '../pageTypes';
import { clinics } from './clinics';
import { bookingLink, callLink, contactLink } from './links';
import { onThisPage } from './onThisPage';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

const clinic = clinics.items.find(({ name }) => name === 'Pediatrics');
// Hours stay on one line.
const hours = clinic ? `${clinic.day}, ${clinic.time.replaceAll(' ', '\u00A0')}` : '';
const booking = clinic ? { ...bookingLink, to: bookingPath(clinic) } : bookingLink;

/** The clinic for children, and advanced care on the way. */
export const paediatricClinic: ServiceContent = {
  meta: {
    title: 'Paediatric Clinic and advanced care',
    description:
      'Our clinic for babies, children and teenagers, its hours, what to bring, and how sick children are cared for and moved by our crews.',
  },
  banner: {
    title: 'Paediatric Clinic',
    lead: `For babies, children and teenagers. ${hours}.`,
    picture: banner,
  },
  order: 'pictures',
  onThisPage,
  intro: {
    title: 'For parents and guardians',
    paragraphs: [
      'Children often cannot say what hurts. Our clinic takes time for that. Our crews bring child-size masks and cuffs, and they kneel down to talk.',
    ],
    answers: shortAnswers({
      get: 'A visit with time for questions, and a plan in plain words to take home.',
      cost: 'When we call you back we tell you what the visit costs, before you come.',
      now: 'Ask for an appointment here. Is the child very ill? Do not wait for the clinic: call.',
    }),
  },
  benefits: {
    title: 'In the clinic and on the road',
    items: [
      {
        title: 'The clinic',
        text: 'Growth and feeding, coughs and skin, asthma, a second opinion, and check-ups after a stay in hospital.',
      },
      {
        title: 'Advanced care on the move',
        text: 'For the very sick child: breathing support, infusions, monitor and a warm journey to a children’s ward.',
      },
    ],
  },
  included: {
    title: 'In the clinic',
    items: [
      'Examination with time for your questions',
      'Weight, height and development, written down for you',
      'A plan in plain words, to take home',
      'Letters for school or for another doctor',
      'Advice on when to come back, and when to call at once',
    ],
  },
  steps: {
    title: 'How a visit goes',
    items: [
      { title: 'Ask for a date', text: `The clinic is open on ${hours}.` },
      { title: 'We call you back', text: 'To agree on the time. A request is not yet an appointment.' },
      { title: 'Come a little early', text: 'Weighing and measuring come before the doctor.' },
      { title: 'Go home with a plan', text: 'What to do, what to watch, when to return.' },
    ],
  },
  ready: {
    title: 'What to bring',
    items: [
      'The mother and child booklet or vaccination card',
      'Medicines that the child takes, in their boxes',
      'Letters and results from other doctors',
      'Your questions on paper',
      'A favourite toy, and a drink',
    ],
  },
  questions: {
    title: 'Questions from parents',
    items: [
      {
        question: 'When should I not wait for the clinic?',
        answer: [
          'Call at once if a child is floppy or blue, does not wake up, does not breathe normally, or has a first fit or one over 5 minutes.',
          'Crews come day and night. Do not use the clinic for emergencies.',
        ],
      },
      {
        question: 'My child is ill today, and the clinic is not open. What now?',
        answer: [
          'Call us. The dispatcher asks how your child is, and says whether to wait for a crew, to go to a hospital that is open, or to come on the clinic day.',
        ],
      },
      {
        question: 'Up to which age?',
        answer: ['From birth to 17 years. After that, ask us which clinic fits.'],
      },
      {
        question: 'Who may come with the child?',
        answer: [
          'A parent or guardian, who decides about treatment. Grandparents and brothers and sisters are welcome too.',
        ],
      },
      {
        question: 'Do you give vaccinations?',
        answer: ['Bring the card: we look at what is missing and tell you where to get it.'],
      },
      {
        question: 'Our child is afraid of doctors. What can we do?',
        answer: [
          'Tell us when you ask for the date. We plan a longer visit, and show each step on a toy first.',
        ],
      },
      {
        question: 'Can you move a child between hospitals?',
        answer: [
          'Yes, with a crew and equipment for the age. A parent travels along whenever that is possible.',
        ],
      },
    ],
  },
  photos: scenes('Care at home and in the ambulance', [
    { picture: scene1, caption: 'At a home in the village' },
    { picture: scene2, caption: 'An oximeter on the finger' },
    { picture: scene3, caption: 'Checking the kit store' },
    { picture: scene4, caption: 'Everything in its place' },
  ]),
  related: relatedPages(['/EmergencyCare', '/PatientTransfer'], 'clinics', 'sickChild', 'hospital'),
  call: {
    title: 'Ask for a visit',
    text: 'Choose a day, and we call you back to agree on the time.',
    actions: [booking, contactLink, callLink],
  },
};
