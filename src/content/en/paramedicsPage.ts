import banner from 'virtual:picture/banner-paramedics';
import scene1 from 'virtual:picture/gallery-response-7';
import scene2 from 'virtual:picture/gallery-response-5';
import scene3 from 'virtual:picture/gallery-training-1';
import scene4 from 'virtual:picture/gallery-training-6';
import type { ServiceContent } from '../pageTypes';
import { figures } from './figures';
import { callLink, contactLink } from './links';
import { quoteLink } from './quoteLink';
import { publicMoney, responseTarget } from './promises';
import { onThisPage } from './onThisPage';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** The paramedics. */
export const paramedicsPage: ServiceContent = {
  meta: {
    title: 'Paramedics Services',
    description:
      'Who comes when you call: our crews, their vehicles and equipment, what they do at your side, and how to book a paramedic ahead.',
  },
  banner: {
    title: 'Paramedics Services',
    lead: 'People who treat the patient on the spot, then take the patient to hospital.',
    picture: banner,
  },
  order: 'inclusion',
  onThisPage,
  intro: {
    title: 'Who comes when you call',
    paragraphs: [
      'Two people in uniform: an emergency medical technician and, for a very ill patient, a paramedic, who adds advanced care for breathing and the heart. They come by ambulance, by 4x4 where the road ends, or by motorcycle where traffic stands still.',
    ],
    answers: shortAnswers({
      get: 'A trained crew with its vehicle: in an emergency, or booked for a shift, a journey, a match or an event.',
      cost: 'For a booking the price comes first. In an emergency the crew comes first, and the bill later.',
      now: 'Emergency? Call. Do you want a paramedic on a certain day? Ask for a quote with place, date and number of people.',
    }),
  },
  figures: {
    title: 'Our work in figures',
    items: [figures.clients, figures.calls, figures.years, figures.volunteers],
  },
  benefits: {
    title: 'What they do at your side',
    items: [
      {
        title: 'Look and listen',
        text: 'They check breathing, pulse, blood pressure and pain, and ask you what happened.',
      },
      {
        title: 'Treat on the spot',
        text: 'Oxygen, bandage, splint, defibrillator, drugs: what is needed before the drive, and no more.',
      },
      {
        title: 'Hand over well',
        text: 'The hospital hears in half a minute who is coming, what happened and what was given.',
      },
    ],
  },
  included: {
    title: 'What is in the ambulance',
    lead: 'Each vehicle is checked at the start of a shift.',
    items: [
      'Stretcher, chair and board for stairs and rough ground',
      'Oxygen, suction and bag-mask',
      'Defibrillator and vital signs monitor',
      'Splints, collars, dressings and burn care',
      'A kit for births',
      'Airway set, ventilator and infusion pumps on advanced units',
    ],
  },
  steps: {
    title: 'From your call to the hospital',
    items: [
      {
        title: 'The dispatcher asks',
        text: 'Place first, then your number, then what happened. A crew can leave while you still talk.',
      },
      { title: 'You are guided', text: 'The dispatcher stays on the line and says what to do.' },
      { title: 'The crew takes over', text: 'They treat, explain and agree with you where to go.' },
      { title: 'The hospital is ready', text: 'It is told before you arrive.' },
    ],
  },
  ready: {
    title: 'Before the crew arrives',
    items: [
      'Open the gate and switch on a light',
      'Send somebody to the road to wave',
      'Tie up the dog',
      'Put medicines and papers into one bag',
      'Call again if anything gets worse, or if you move',
    ],
  },
  questions: {
    title: 'Questions about our crews',
    items: [
      {
        question: 'Where do your crews stand by, and how fast are they?',
        answer: [
          'Crews stand by in Nairobi day and night. Other counties are served from there, by air or by agreement with a local crew.',
          responseTarget,
        ],
      },
      {
        question: 'Are your crews registered?',
        answer: [
          'The Kenya Medical Practitioners and Dentists Council has ordered all ambulances and emergency crews to register. Ask us for the numbers of ours, and ask any other service too.',
        ],
      },
      {
        question: 'Can I book a paramedic ahead?',
        answer: [
          'Yes: for a shift, a journey, a match or an event. Ask for a quote with place, date and number of people.',
        ],
      },
      {
        question: 'Does public cover pay for the ambulance?',
        answer: [publicMoney],
      },
      {
        question: 'What do the volunteers do?',
        answer: ['They help at events, drills and training, beside a qualified crew and never in its place.'],
      },
    ],
  },
  photos: scenes('Paramedics at work', [
    { picture: scene1, caption: 'An oximeter on the finger' },
    { picture: scene2, caption: 'At a home in the village' },
    { picture: scene3, caption: 'Chest compressions on a manikin' },
    { picture: scene4, caption: 'Checking the kit store' },
  ]),
  related: relatedPages(['/EmergencyCare', '/EventCoverage', '/PatientTransfer'], 'whatHappens', 'firstAid'),
  call: {
    title: 'Book a paramedic, or ask first',
    text: 'For a date that is fixed, three weeks ahead is a good time.',
    actions: [quoteLink('Paramedics Services'), contactLink, callLink],
  },
};
