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
import { onThisPage } from './onThisPage';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Transfers inside Kenya. */
export const patientTransfer: ServiceContent = {
  meta: {
    title: 'Patient Transfer between home and hospital',
    description:
      'Moving a patient between home, clinic and hospital anywhere in Kenya: by ambulance or transfer van, with a crew, at a price agreed before.',
  },
  banner: {
    title: 'Patient Transfer',
    lead: 'From ward to ward, from home to clinic, from Kisumu to Nairobi: lying, sitting or with a monitor.',
    picture: banner,
  },
  order: 'journey',
  onThisPage,
  intro: {
    title: 'For families and wards',
    paragraphs: [
      'Your father is in a hospital in Kisumu and the operation is in Nairobi. Your aunt goes home and cannot sit in a car. Your ward needs a scan that is done across town.',
    ],
    answers: shortAnswers({
      get: 'A crew that collects the patient from the bedside and leaves only when the next nurse has taken over.',
      cost: 'It depends on distance, crew and waiting time. The price is fixed before the journey.',
      now: 'Ask for a quote two days ahead: from where to where, and which day. Must the patient move at once? Call.',
    }),
  },
  benefits: {
    title: 'Which vehicle, which crew',
    items: [
      {
        title: 'Transfer van',
        text: 'For a patient who is well enough to sit or lie and needs a hand, a wheelchair or oxygen.',
      },
      {
        title: 'Ambulance with technicians',
        text: 'For a patient who has to be watched and may need first treatment on the road.',
      },
      {
        title: 'Ambulance with a paramedic',
        text: 'For the seriously ill: monitor, pumps, ventilator. A nurse or doctor can travel along.',
      },
    ],
  },
  included: {
    title: 'What is included',
    items: [
      'We collect the patient from the bedside, from upper floors too',
      'Care and observation all the way',
      'Oxygen and monitor where they are needed',
      'A seat for one relative, where there is room',
      'Calls to both wards, and to you at arrival',
      'Handover to a nurse by name, with notes',
    ],
  },
  steps: {
    title: 'How a transfer goes',
    items: [
      { title: 'You ask', text: 'From where to where, which day, how the patient is.' },
      {
        title: 'The wards agree',
        text: 'The treating doctor releases the patient, the receiving doctor confirms the bed.',
      },
      { title: 'You get a fixed price', text: 'By distance, crew and waiting time, before we leave.' },
      { title: 'We drive', text: 'With stops where the patient needs them, and a call when we leave.' },
      { title: 'We hand over', text: 'Patient, papers, medicines and belongings, one by one.' },
    ],
  },
  ready: {
    title: 'What to have ready',
    items: [
      'Name, age and weight of the patient',
      'Both addresses, wards and phone numbers',
      'Diagnosis, and what the patient can do: walk, sit, lie',
      'Oxygen, drip, tubes or isolation, if any',
      'Discharge letter, films and medicines',
      'Who pays, and how',
    ],
  },
  prices: pricesFrom(facts),
  questions: {
    title: 'Questions from families',
    items: [
      {
        question: 'Which counties do you serve?',
        answer: [
          'By road between any two places in Kenya. For long or rough roads we compare road and air with you.',
          'For a journey on a fixed day, ask two days ahead. If a hospital needs a patient moved at once, call.',
        ],
      },
      {
        question: 'I am in Nairobi and the patient is not. Can I arrange it?',
        answer: [
          'Yes. We speak with the ward, send you the price, and call you when the patient has been picked up and handed over.',
        ],
      },
      {
        question: 'What does a transfer cost?',
        answer: [
          'It depends on distance, vehicle, crew and waiting time. You get the price before the journey, and it stays as agreed unless the journey changes.',
        ],
      },
      {
        question: 'Is Kisumu to Nairobi better by road or by air?',
        answer: [
          'First the doctors say what the patient can bear. A road journey takes hours; a flight needs airstrips, good weather and payment beforehand. Where both are safe, we give you both prices.',
        ],
      },
      {
        question: 'Does public cover pay?',
        answer: [publicMoney],
      },
      {
        question: 'What if the patient gets worse on the way?',
        answer: [
          'The crew treats, calls ahead and goes to the nearest suitable hospital. Then it calls you.',
        ],
      },
      {
        question: 'Can you take somebody home for the last days?',
        answer: [
          'Yes. We drive calmly, take family along where there is room, and help to settle the patient in bed.',
        ],
      },
    ],
  },
  photos: scenes('Journeys with a patient', [
    { picture: scene1, caption: 'Loading, seen from inside' },
    { picture: scene2, caption: 'Wet roads in the tea country' },
    { picture: scene3, caption: 'A transfer van by the aircraft' },
    { picture: scene4, caption: 'Through the city at night' },
  ]),
  related: relatedPages(
    ['/InternationalPatientTransfer', '/AirMedicalEvac', '/EmergencyCare'],
    'hospital',
    'questions',
  ),
  call: {
    title: 'Plan a journey',
    text: 'Tell us from where to where, and which day. We will ask for the rest.',
    actions: [quoteLink('Patient Transfer'), contactLink, callLink],
  },
};
