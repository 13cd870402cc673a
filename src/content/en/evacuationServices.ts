import banner from 'virtual:picture/banner-evacuation';
import scene1 from 'virtual:picture/gallery-response-3';
import scene2 from 'virtual:picture/gallery-air-1';
import scene3 from 'virtual:picture/gallery-training-7';
import scene4 from 'virtual:picture/gallery-air-2';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink } from './links';
import { quoteLink } from './quoteLink';
import { notAnInsurer } from './promises';
import { onThisPage } from './onThisPage';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Evacuation cover. */
export const evacuationServices: ServiceContent = {
  meta: {
    title: 'Evacuation Cover for camps, lodges and teams',
    description:
      'An evacuation plan and agreement for lodges, farms, field teams and companies far from hospital in Kenya: by 4x4, by road or by air.',
  },
  banner: {
    title: 'Evacuation Cover',
    lead: 'Far from a hospital? Agree now who will collect a patient, how and where to.',
    picture: banner,
  },
  order: 'journey',
  onThisPage,
  intro: {
    title: 'For people who live or work far out',
    paragraphs: [
      'Lodges and camps, ranches and farms, research and aid teams, road crews, schools on expedition: the nearest hospital can be half a day away.',
    ],
    answers: shortAnswers({
      get: 'A written plan for each place, advice by phone day and night, and a way out by 4x4, road or air as agreed.',
      cost: 'It depends on places, people and vehicles. All prices are written down before the agreement begins.',
      now: 'Ask for a quote with a list of your places and how many people stay there. Is somebody ill out there now? Call.',
    }),
  },
  benefits: {
    title: 'What we settle beforehand',
    items: [
      {
        title: 'The way out',
        text: 'Tracks, river crossings, airstrips and landing places, for dry season and for rain.',
      },
      {
        title: 'The decision',
        text: 'Who on your side may call for an evacuation, and who replaces them at night.',
      },
      {
        title: 'The money',
        text: 'Prices by place and vehicle, and how payment is secured, so that nothing waits for a signature.',
      },
    ],
  },
  included: {
    title: 'What is included',
    items: [
      'A written plan for each of your places',
      'Advice by phone day and night, also when nobody has to move',
      '4x4 ambulance, transfer van, plane or helicopter as agreed',
      'A kit list and training for the people on the spot',
      'A test call each year',
      'Contact with insurers and hospitals during an evacuation',
    ],
  },
  steps: {
    title: 'What happens when you call',
    items: [
      {
        title: 'We find your plan',
        text: 'Say the name of the place. Position, strip and contacts are on our screen.',
      },
      {
        title: 'We judge it together',
        text: 'A medic talks with the people beside the patient and says what to do now.',
      },
      { title: 'We choose the way', text: 'Road, air, or both with a meeting point.' },
      {
        title: 'We bring the patient in',
        text: 'To the hospital that can treat this illness, with a bed that is confirmed.',
      },
    ],
  },
  ready: {
    title: 'What to have at hand in camp',
    items: [
      'Name of the place and its coordinates or Plus Code',
      'A charged phone or radio, and where the signal is good',
      'State of track and strip today: mud, water, animals',
      'Patient: age, weight, illness, medicines, allergies',
      'Passport or identity card, insurer and policy number',
      'Lights for the landing place, and somebody who knows it',
    ],
  },
  questions: {
    title: 'Questions about evacuation cover',
    items: [
      {
        question: 'Where does the cover work?',
        answer: [
          'In all counties of Kenya, place by place: each has its own page in your plan. Neighbouring countries by agreement.',
          'Far out there is no promise of minutes. The plan says how long each way takes by day, by night and after rain.',
        ],
      },
      {
        question: 'Is this insurance?',
        answer: [
          `No. ${notAnInsurer} This is a service agreement. It works beside your insurance, which we help you to use.`,
        ],
      },
      {
        question: 'Are guests covered too?',
        answer: [
          'Everybody at the agreed place is: guests, staff and neighbours you bring to us. The agreement says who pays for which journey.',
        ],
      },
      {
        question: 'What does the agreement cost?',
        answer: [
          'It depends on how many places and people it covers, how far out they are, and which vehicles are in it. What each journey costs on top is written beside it.',
        ],
      },
      {
        question: 'Can you fly at night?',
        answer: [
          'Only where strip or landing place, aircraft and weather allow it. Your plan says so for each place.',
        ],
      },
      {
        question: 'We already have an insurer with its own helpline. Why call you?',
        answer: ['Call both. We can start with advice and a vehicle while the helpline opens its file.'],
      },
    ],
  },
  photos: scenes('By road and by air', [
    { picture: scene1, caption: 'Wet roads in the tea country' },
    { picture: scene2, caption: 'Climbing over the savannah' },
    { picture: scene3, caption: 'The radio in front of the map' },
    { picture: scene4, caption: 'A helicopter on the field' },
  ]),
  related: relatedPages(
    ['/AirMedicalEvac', '/SiteEmergencyCover', '/InternationalPatientTransfer'],
    'kit',
    'plan',
  ),
  call: {
    title: 'Have a plan made for your places',
    text: 'Send us a list of places and how many people stay there. A test call comes first, the contract later.',
    actions: [quoteLink('Evacuation Cover'), contactLink, callLink],
  },
};
