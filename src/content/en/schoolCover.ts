import banner from 'virtual:picture/banner-school';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink, firstAidLink } from './links';
import { quoteLink } from './quoteLink';
import { notAnInsurer, responseTarget } from './promises';
import { onThisPage } from './onThisPage';
import { relatedPages } from './relatedPages';
import { shortAnswers } from './shortAnswers';

/** Words of the cover for schools, for both of its pages. */
export const schoolCover = {
  banner: {
    title: 'School Emergency Cover',
    lead: 'One number to call, staff who know what to do, and an ambulance when a pupil needs it.',
    picture: banner,
  },
  order: 'pictures',
  onThisPage,
  intro: {
    title: 'For heads, boards and school nurses',
    paragraphs: [
      'A fall in the yard, an asthma attack in class, a fever in the dormitory at night: one adult has to decide quickly. The plan for it is made before that day.',
    ],
    answers: shortAnswers({
      get: 'An ambulance day and night, trained staff and a written plan for your grounds, for a term or a year.',
      cost: 'One price for the school, by pupils, boarders and distance. It comes in writing, and you decide in your own time.',
      now: 'Ask for a quote with the name of your school and the number of pupils. Is a pupil hurt now? Call.',
    }),
  },
  benefits: {
    title: 'What changes at your school',
    items: [
      {
        title: 'Staff stop guessing',
        text: 'Teachers learn when to call, what to say and who stays with the other pupils.',
      },
      {
        title: 'We know your gate',
        text: 'Directions, gates, dormitories and assembly points are on file before the first call.',
      },
      {
        title: 'Parents hear facts',
        text: 'After each call the head gets a short report to share with the family.',
      },
    ],
  },
  included: {
    title: 'What is included',
    items: [
      'Day and night ambulance response to your school',
      'A visit, and a written emergency plan for your grounds',
      'First aid training for teachers, matrons and drivers',
      'A check of first aid boxes and sick bay each term',
      'One evacuation drill a year, with notes afterwards',
      'Paramedics for sports days and trips, booked ahead',
    ],
  },
  steps: {
    title: 'How cover starts',
    items: [
      { title: 'We talk', text: 'About pupils, boarders, buses and the term calendar.' },
      {
        title: 'We walk the school',
        text: 'A paramedic looks at gates, yard, kitchen, labs and dormitories.',
      },
      { title: 'You get the plan and the price', text: 'Both in writing. You decide in your own time.' },
      {
        title: 'We train and begin',
        text: 'Staff learn, posters go up, and cover starts on a fixed date.',
      },
    ],
  },
  ready: {
    title: 'When you call about a pupil',
    items: [
      'School, gate and where on the grounds the pupil is',
      'A phone number that stays free',
      'What happened. Awake? Breathing?',
      'Age, known illnesses, medicines and allergies',
      'Who meets the crew at the gate, and who calls the parents',
    ],
  },
  questions: {
    title: 'Questions that schools ask',
    items: [
      {
        question: 'Where do you cover schools?',
        answer: [
          'Nairobi and the counties around it, others by agreement. Before you sign we tell you which vehicle would come, and from where.',
          responseTarget,
        ],
      },
      {
        question: 'What does cover for a school cost?',
        answer: [
          'It depends on pupils and boarders, the distance, and what you add, such as sports days. There is one price for the school: no pupil has to be signed up.',
        ],
      },
      {
        question: 'Do the workplace rules apply to a school?',
        answer: [
          'Legal Notice 79 of 2024 speaks of all workplaces. It asks for trained first-aiders, a yearly audit and a way to hospital. We help with all three; the duty stays with the school.',
        ],
      },
      {
        question: 'Who decides whether a pupil goes to hospital?',
        answer: [
          'School and parents, with the crew’s advice. If life is in danger the crew does not wait: nobody may be denied emergency treatment in Kenya.',
        ],
      },
      {
        question: 'Are school trips covered?',
        answer: ['Yes, if you tell us the route and the dates. For far places we name the nearest help.'],
      },
      {
        question: 'Is this medical insurance for pupils?',
        answer: [`No. ${notAnInsurer} Hospital bills are for the parents, their insurer or public cover.`],
      },
      {
        question: 'What do you keep about our pupils?',
        answer: [
          'Only the crew’s notes on a patient it has treated. We do not need a list of names or illnesses.',
        ],
      },
    ],
  },
  related: relatedPages(['/SiteEmergencyCover', '/SportsCoverage', '/EventCoverage'], 'kit', 'plan'),
  call: {
    title: 'Start with a visit',
    text: 'Send us the name of your school, the number of pupils and a good day to come.',
    actions: [quoteLink('School Emergency Cover'), contactLink, firstAidLink, callLink],
  },
} satisfies Omit<ServiceContent, 'meta'>;
