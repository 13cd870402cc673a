import banner from 'virtual:picture/banner-school';
import type { ServiceContent } from '../types';
import { callLink, contactLink, quoteLink } from './links';
import { notAnInsurer, responseTarget } from './promises';

const service = 'School Emergency Cover';

/** Words of the cover for schools, for both of its pages. */
export const schoolCover = {
  banner: {
    title: 'School Emergency Cover',
    lead: 'One number to call, staff who know what to do, and an ambulance when a pupil needs it.',
    picture: banner,
  },
  service,
  intro: {
    title: 'For heads, boards and school nurses',
    paragraphs: [
      'A fall in the yard, an asthma attack in class, a fever in the dormitory at night. Each time one adult has to decide quickly, with other children watching.',
      'We agree on a plan with you before that day comes. It fits day schools, boarding schools, nurseries and colleges, for a term or for a year.',
    ],
  },
  benefits: {
    title: 'What changes at your school',
    items: [
      {
        title: 'Staff stop guessing',
        text: 'Your teachers learn when to call, what to say and who stays with the other pupils.',
      },
      {
        title: 'We know your gate',
        text: 'Directions, gates, dormitories and assembly points are on file before the first call.',
      },
      {
        title: 'Parents hear facts',
        text: 'After each call the head gets a short written report to share with the family.',
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
      { title: 'We talk', text: 'Tell us about pupils, boarders, transport and the term calendar.' },
      {
        title: 'We walk the school',
        text: 'A paramedic looks at gates, yard, kitchen, labs, pool and dormitories.',
      },
      { title: 'You get plan and price', text: 'Both in writing. You decide in your own time.' },
      {
        title: 'We train and begin',
        text: 'Staff are trained, posters go up, and cover starts on a fixed date.',
      },
    ],
  },
  ready: {
    title: 'When you call about a pupil',
    lead: 'Answer what you can. The questions do not slow the ambulance down.',
    items: [
      'School, gate and where on the grounds the pupil is',
      'A phone number that stays free',
      'What happened, and whether the pupil is awake and breathing',
      'Age, known illnesses, medicines and allergies',
      'Which adult meets the crew at the gate',
      'The number of a parent or guardian',
    ],
  },
  coverage: {
    title: 'Where we cover schools',
    paragraphs: [
      'We cover schools in Nairobi and the counties around it, and others by agreement. Before you sign we tell you which vehicle would come, and from where.',
      responseTarget,
    ],
  },
  questions: {
    title: 'Questions that schools ask',
    items: [
      {
        question: 'Does every pupil need to be signed up?',
        answer: ['No. The agreement covers everybody on your grounds, visitors and staff included.'],
      },
      {
        question: 'Who decides whether a pupil goes to hospital?',
        answer: [
          'The crew advises. The school and the parents decide together. If life is in danger the crew does not wait: nobody may be denied emergency treatment in Kenya.',
        ],
      },
      {
        question: 'Are school trips covered?',
        answer: ['Yes, if you tell us route and dates. For far places we name the help that is nearest.'],
      },
      {
        question: 'Is this a medical insurance for pupils?',
        answer: [`No. ${notAnInsurer} Hospital bills are for the parents, their insurer or public cover.`],
      },
      {
        question: 'What do you keep about our pupils?',
        answer: [
          'Only what the crew writes down about a patient it has treated. We need no list of names or illnesses from you.',
        ],
      },
    ],
  },
  call: {
    title: 'Start with a visit',
    text: 'Send us the name of your school, the number of pupils and a good day to come.',
    actions: [quoteLink(service), contactLink, callLink],
  },
} satisfies Omit<ServiceContent, 'meta'>;
