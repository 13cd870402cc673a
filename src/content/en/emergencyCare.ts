import banner from 'virtual:picture/banner-emergency-care';
import { owner } from '../owner';
import scene1 from 'virtual:picture/gallery-response-1';
import scene2 from 'virtual:picture/gallery-response-6';
import scene3 from 'virtual:picture/gallery-response-4';
import scene4 from 'virtual:picture/gallery-response-2';
import { facts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { emergency } from './emergency';
import { bookingLink, callLink, contactLink } from './links';
import { publicMoney, responseTarget } from './promises';
import { pricesFrom } from './prices';
import { onThisPage } from './onThisPage';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Emergency response; the emergency card stands on this page too. */
export const emergencyCare: ServiceContent = {
  meta: {
    title: 'Emergency Medical Response: what to do now',
    description:
      'When to call, what to say first, what happens while you wait and what the crew does: emergency response explained in plain words.',
  },
  banner: {
    title: 'Emergency Medical Response',
    lead: 'Call first. Read on only if somebody else is with the patient.',
    picture: banner,
  },
  emergency,
  order: 'inclusion',
  onThisPage,
  intro: {
    title: 'For anybody beside a patient',
    paragraphs: [],
    answers: shortAnswers({
      get: 'A dispatcher who stays on the line, a crew with oxygen and a defibrillator, and a hospital that knows you are coming.',
      cost: 'You need no membership and pay nothing before the crew comes. The bill follows. In Kenya nobody may be denied emergency treatment.',
      now: `Call ${owner.phone.display}, and say where you are. You do not need to know what is wrong. The dispatcher helps you to find out.`,
    }),
  },
  benefits: {
    title: 'What to say, in this order',
    items: [
      {
        title: '1. Where',
        text: 'Road, estate, house, floor. On a highway: direction and landmark. A location pin or Plus Code helps.',
      },
      { title: '2. Your number', text: 'If the line breaks, we call back.' },
      { title: '3. What happened', text: 'In one sentence. Is the person awake? Breathing?' },
      { title: '4. Who', text: 'How many people, about how old, and any danger that is still there.' },
    ],
  },
  included: {
    title: 'What comes to you',
    items: [
      'A dispatcher who stays on the line',
      'The nearest crew that is free',
      'A motorcycle ahead of it, where traffic stands still',
      'A crew with oxygen, defibrillator and drugs',
      'A hospital that knows you are coming',
    ],
  },
  steps: {
    title: 'What happens after your call',
    items: [
      { title: 'A crew is sent', text: 'Often before the last question. Answers do not slow it down.' },
      { title: 'You get instructions', text: 'Put the phone on speaker and do what the dispatcher says.' },
      { title: 'The crew arrives', text: 'They examine, treat, and tell you what they think.' },
      {
        title: 'The hospital takes over',
        text: 'The crew stays until a nurse or doctor has heard everything.',
      },
    ],
  },
  ready: {
    title: 'While you wait',
    lead: 'If there are two of you, one stays with the patient and the other does this.',
    items: [
      'Keep the phone free and charged',
      'Open the gate, switch on lights, hold the lift',
      'Send somebody to the road',
      'Collect medicines, clinic card and identity card',
      'Call again if the patient gets worse, or if you have moved',
    ],
  },
  prices: pricesFrom(facts),
  questions: {
    title: 'Questions about emergency response',
    items: [
      {
        question: 'How fast are you, and where do you come from?',
        answer: [
          responseTarget,
          'Is no ambulance within reach? The dispatcher tells you, and talks through other ways with you. 999 and 112 are police lines, and may not send an ambulance.',
        ],
      },
      {
        question: 'Should I drive the patient myself?',
        answer: [
          'Call first. Chest pain, signs of stroke, heavy bleeding or trouble with breathing can get worse in a car, where nobody can help. The dispatcher says if driving is the better way.',
        ],
      },
      {
        question: 'Who pays for an emergency call?',
        answer: ['We tell the family what the journey costs.', publicMoney],
      },
      {
        question: 'Which hospital will it be?',
        answer: ['The nearest one that can treat this illness. If there is time to choose, you choose.'],
      },
      {
        question: 'What if I called and it was nothing?',
        answer: ['Good. Nobody blames you for a call in good faith.'],
      },
    ],
  },
  photos: scenes('On the way to you', [
    { picture: scene1, caption: 'Through the city at night' },
    { picture: scene2, caption: 'Matatus make room' },
    { picture: scene3, caption: 'Loading, seen from inside' },
    { picture: scene4, caption: 'A motorcycle arrives first' },
  ]),
  related: relatedPages(
    ['/ParamedicsPage', '/PatientTransfer', '/AirMedicalEvac'],
    'whatHappens',
    'firstAid',
  ),
  call: {
    title: 'Not an emergency?',
    text: 'Write to us, or ask for an appointment in one of our clinics.',
    actions: [callLink, contactLink, { label: 'First aid, step by step', to: '/FirstAid' }, bookingLink],
  },
};
