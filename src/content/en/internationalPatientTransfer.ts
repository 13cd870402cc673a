import banner from 'virtual:picture/banner-international';
import scene1 from 'virtual:picture/gallery-air-4';
import scene2 from 'virtual:picture/gallery-air-7';
import scene3 from 'virtual:picture/gallery-air-6';
import scene4 from 'virtual:picture/gallery-air-3';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink, quoteLink } from './links';
import { onThisPage } from './onThisPage';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Transfers across borders. */
export const internationalPatientTransfer: ServiceContent = {
  meta: {
    title: 'International Patient Transfer from Kenya',
    description:
      'Bringing a patient home to Kenya, or from Kenya to treatment abroad: papers, medical escort, flight and both ambulances from one office.',
  },
  banner: {
    title: 'International Patient Transfer',
    lead: 'From a bed in one country to a bed in another, with one office that looks after all of it.',
    picture: banner,
  },
  order: 'journey',
  onThisPage,
  intro: {
    title: 'For families and hospitals, here and abroad',
    paragraphs: [
      'Your mother fell ill on a visit abroad. Your son needs an operation in another country. A guest of your hotel wants to recover at home.',
    ],
    answers: shortAnswers({
      get: 'One office that plans with both hospitals, finds the flight, travels with the patient and tells you how it goes.',
      cost: 'It depends on the way to travel, the distance and the crew. One written offer has everything in it. You agree before you pay.',
      now: 'Ask for a quote: who, from where to where, and by when. Call or write on WhatsApp if you are abroad.',
    }),
  },
  benefits: {
    title: 'Three ways to travel',
    lead: 'The doctors decide what is safe. Where there is a choice, you choose by price.',
    items: [
      {
        title: 'Seat with an escort',
        text: 'A doctor, nurse or paramedic sits beside a patient who can travel in a seat on an airline.',
      },
      {
        title: 'Stretcher on an airline',
        text: 'Some airlines fit a stretcher behind a curtain. It takes some days to arrange.',
      },
      {
        title: 'Air ambulance',
        text: 'An aircraft for this patient only, with equipment and crew for intensive care.',
      },
    ],
  },
  included: {
    title: 'What we take care of',
    items: [
      'A check by doctors on both sides that the patient may fly',
      'The forms that airlines ask for',
      'Escort, equipment, oxygen and medicines',
      'Ambulances to and from the airport',
      'Confirmation of the bed and the receiving doctor',
      'News for the family at each stage',
    ],
  },
  steps: {
    title: 'How a transfer is arranged',
    items: [
      {
        title: 'Talk to us, then send the report',
        text: 'We say how to send it safely. The report and the two hospitals are enough to begin.',
      },
      {
        title: 'Doctors decide',
        text: 'The treating, travelling and receiving doctors agree on the day and the route.',
      },
      { title: 'You agree to the plan and the price', text: 'One written offer with everything in it.' },
      { title: 'We travel', text: 'From bedside to bedside, with one team responsible.' },
      { title: 'We hand over', text: 'The receiving doctor gets notes, medicines and a report in person.' },
    ],
  },
  ready: {
    title: 'Papers to look for',
    items: [
      'Passport of the patient, valid long enough, and visa if one is needed',
      'Medical report, not older than a few days',
      'List of medicines and allergies',
      'Names and phone numbers of both hospitals and doctors',
      'Insurer and policy number, or who will pay',
      'Passport of a relative who travels along',
    ],
  },
  questions: {
    title: 'Questions from families',
    items: [
      {
        question: 'From and to which countries do you transfer patients?',
        answer: [
          'From Kenya to other countries, and from other countries to Kenya. Nairobi is our base; patients elsewhere in Kenya join by road or by air.',
          'What is possible depends on airlines, borders and health. We tell you before you pay anything.',
        ],
      },
      {
        question: 'How long does it take to arrange?',
        answer: [
          'An airline seat with an escort often takes a few days, a stretcher longer, an air ambulance less. Papers and the receiving bed decide most.',
        ],
      },
      {
        question: 'I live abroad. Can I arrange it from here?',
        answer: ['Yes. Call or write on WhatsApp, and tell us where you are so that we call at a good hour.'],
      },
      {
        question: 'Do you choose the hospital for us?',
        answer: [
          'No. You and your doctors choose. We make sure that a named doctor there has accepted the patient.',
        ],
      },
      {
        question: 'Will my insurer pay?',
        answer: [
          'Ask the insurer before anything is booked. We send them the medical report and our offer, if you agree.',
        ],
      },
      {
        question: 'What happens to our papers?',
        answer: [
          'Health papers go only to the doctors, airlines and offices that need them for this journey.',
        ],
      },
    ],
  },
  photos: scenes('A long journey', [
    { picture: scene1, caption: 'Boarding at dusk' },
    { picture: scene2, caption: 'Along the reef of the coast' },
    { picture: scene3, caption: 'A transfer van by the aircraft' },
    { picture: scene4, caption: 'Beside the patient in the cabin' },
  ]),
  related: relatedPages(
    ['/AirMedicalEvac', '/PatientTransfer', '/EvacuationServices'],
    'hospital',
    'questions',
  ),
  call: {
    title: 'Tell us who has to travel, and where',
    text: 'A short message is enough. Please send health papers only after we have spoken.',
    actions: [quoteLink('International Patient Transfer'), contactLink, callLink],
  },
};
