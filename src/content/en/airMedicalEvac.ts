import banner from 'virtual:picture/banner-air';
import scene1 from 'virtual:picture/gallery-air-2';
import scene2 from 'virtual:picture/gallery-air-3';
import scene3 from 'virtual:picture/gallery-air-5';
import scene4 from 'virtual:picture/gallery-air-1';
import type { ServiceContent } from '../pageTypes';
import { figures } from './figures';
import { callLink, contactLink } from './links';
import { onThisPage } from './onThisPage';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Air medical evacuation. */
export const airMedicalEvac: ServiceContent = {
  meta: {
    title: 'Air Medical Evacuation, 24/7',
    description:
      'Air ambulance from airstrips and hospitals across Kenya: four clear steps, what to have ready when you call, and answers about cost and weather.',
  },
  banner: {
    title: 'Air Medical Evacuation',
    lead: 'When the road is too long: a flight crew, a plane, and an ambulance at both ends.',
    picture: banner,
  },
  order: 'pictures',
  onThisPage,
  intro: {
    title: 'When a patient has to fly',
    paragraphs: [
      'For patients who are too ill or too far away for a long drive: from a camp, a lodge, a site or a small hospital to one that can treat them.',
    ],
    answers: shortAnswers({
      get: 'One call sets everything going: aircraft, flight crew, clearances, an ambulance at both ends and a bed that is confirmed.',
      cost: 'It depends on aircraft, distance and crew. You hear the price first, and a guarantee of payment is needed before an aircraft leaves.',
      now: 'For a patient who must fly now, call with what you know. To plan ahead, ask for a quote.',
    }),
  },
  figures: { title: 'Air evacuation in figures', items: [figures.evacuations, figures.service] },
  benefits: {
    title: 'How we fly patients',
    items: [
      {
        title: 'Bed to bed',
        text: 'The same team cares for the patient from the first bedside to the receiving ward.',
      },
      {
        title: 'Doctors talk first',
        text: 'Our doctor and the treating doctor agree whether and how the patient can fly.',
      },
      {
        title: 'The right way to travel',
        text: 'Plane, helicopter, a seat on an airline with an escort, or the road: we propose what fits.',
      },
    ],
  },
  included: {
    title: 'What is included',
    items: [
      'Medical advice before take-off',
      'Aircraft, pilots and medical crew',
      'Stretcher, oxygen, monitor and drugs on board',
      'Ground ambulance at both ends',
      'Landing and flight clearances',
      'Handover notes for the receiving doctors',
    ],
  },
  steps: {
    title: 'The four steps',
    items: [
      {
        title: 'Assess patient needs',
        text: 'We ask about the illness, treatment, weight and place, and talk to the treating doctor.',
      },
      {
        title: 'Coordinate transport',
        text: 'We find the aircraft and the strip, clear the flight, arrange payment and send an ambulance to the patient.',
      },
      {
        title: 'Provide in-flight care',
        text: 'The crew watches heart, breathing and pain all the way, and keeps notes.',
      },
      {
        title: 'Ensure safe handover',
        text: 'An ambulance meets the plane. The crew hands over in person, with the notes.',
      },
    ],
  },
  ready: {
    title: 'What to have ready',
    lead: 'Call with what you know. The rest can follow.',
    items: [
      'Name, date of birth and weight of the patient',
      'Place, and the nearest airstrip if you know it',
      'Hospital and treating doctor, with a phone number',
      'Diagnosis, treatment so far, medicines, allergies',
      'Identity card or passport',
      'Insurer and policy number, or who will pay',
    ],
  },
  questions: {
    title: 'Questions about flying a patient',
    items: [
      {
        question: 'Where do you fly?',
        answer: [
          'Across Kenya, and over the border by agreement. Many airstrips can only be used by day and in clear weather. If yours cannot be used now, we tell you at once and plan the next safe way.',
          'For a patient who is going to another country, see International Patient Transfer.',
        ],
      },
      {
        question: 'How soon can you take off?',
        answer: [
          'It depends on aircraft, crew, weather, daylight and payment. The dispatcher gives you a time and tells you when it changes.',
        ],
      },
      {
        question: 'Who pays for the flight?',
        answer: [
          'An insurer, an employer or the family. We need a guarantee of payment before an aircraft leaves, and we speak to your insurer with you.',
        ],
      },
      {
        question: 'Can a relative come along?',
        answer: ['Often one can, if there is room and weight to spare. Ask when you call.'],
      },
      {
        question: 'What if the patient is too ill to fly?',
        answer: [
          'Then our doctor says so. We look for care closer by, or go by road, until a flight is safe.',
        ],
      },
    ],
  },
  photos: scenes('From the airstrip to the ward', [
    { picture: scene1, caption: 'A helicopter on the field' },
    { picture: scene2, caption: 'Beside the patient in the cabin' },
    { picture: scene3, caption: 'Kilimanjaro above the clouds' },
    { picture: scene4, caption: 'Climbing over the savannah' },
  ]),
  related: relatedPages(
    ['/EvacuationServices', '/InternationalPatientTransfer', '/PatientTransfer'],
    'firstAid',
    'questions',
  ),
  call: {
    title: 'A patient has to be moved',
    text: 'Now? Call. Planning ahead for a lodge, camp or company? Ask for a quote.',
    actions: [callLink, quoteLink('Air Medical Evacuation'), contactLink],
  },
};
