import banner from 'virtual:picture/banner-site';
import scene1 from 'virtual:picture/gallery-training-3';
import scene2 from 'virtual:picture/gallery-training-5';
import scene3 from 'virtual:picture/gallery-training-2';
import scene4 from 'virtual:picture/gallery-training-6';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink, firstAidLink } from './links';
import { quoteLink } from './quoteLink';
import { responseTarget } from './promises';
import { onThisPage } from './onThisPage';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Cover for worksites. */
export const siteEmergencyCover: ServiceContent = {
  meta: {
    title: 'Site Emergency Cover for workplaces',
    description:
      'Paramedics, ambulances, trained first-aiders and a transfer plan for building sites, factories and farms, with the 2024 first aid rules in mind.',
  },
  banner: {
    title: 'Site Emergency Cover',
    lead: 'First aid on every shift, and a way from the site to a hospital bed.',
    picture: banner,
  },
  order: 'inclusion',
  onThisPage,
  intro: {
    title: 'For site agents, foremen and safety officers',
    paragraphs: [
      'You know the risks of your building site, factory, quarry, flower farm or warehouse. We bring the medical part of the plan, and the people to carry it out.',
    ],
    answers: shortAnswers({
      get: 'First aid on each shift, training and audit for Legal Notice 79 of 2024, and a vehicle on site or on call.',
      cost: 'It depends on hours, people and vehicle. The written offer names them all before you agree to anything.',
      now: 'Ask for a quote with place, headcount and start date. Is somebody hurt now? Make the place safe, then call.',
    }),
  },
  benefits: {
    title: 'What the law asks for, and how we help',
    lead: 'The first aid rules for workplaces, Legal Notice 79 of 2024, have been in force since 15 May 2024. They apply to all workplaces in all working hours.',
    items: [
      {
        title: 'Trained first-aiders',
        text: 'The rules ask for appointed, trained people, with names and phones on display. We train yours and set up the list with you.',
      },
      {
        title: 'A yearly audit',
        text: 'First aid has to be audited each year. We go through boxes, rooms, records and shifts with you and write down what is missing.',
      },
      {
        title: 'A way to hospital',
        text: 'There must be a procedure to take a casualty to a health facility. We write it with you, and can be the vehicle in it.',
      },
    ],
  },
  included: {
    title: 'Choose what you need',
    items: [
      'A paramedic on site, for a shift or for a whole project',
      'An ambulance standing by on days of high risk',
      'Response to the site on call, day and night',
      'First aid training in small groups, on site',
      'Boxes and stretchers checked and restocked',
      'Drills: fall from height, trapped person, burn',
    ],
  },
  steps: {
    title: 'From first call to first shift',
    items: [
      { title: 'Tell us the job', text: 'Place, headcount, shifts, main risks, start and end.' },
      { title: 'We come and look', text: 'A paramedic walks the site with your safety officer.' },
      {
        title: 'You get a written offer',
        text: 'People, vehicle, hours and price, with the route to hospital.',
      },
      {
        title: 'Induction and drill',
        text: 'The crew is inducted like any contractor, and you run one drill together.',
      },
    ],
  },
  ready: {
    title: 'When you call about a casualty',
    lead: 'Make the place safe before you go in. Then call.',
    items: [
      'Site name, gate number and the nearest landmark',
      'What happened: fall, machine, vehicle, chemical, electricity',
      'How many people are hurt, and whether anybody is trapped',
      'Awake? Breathing? Bleeding?',
      'What is still dangerous, and what has been switched off',
      'Who waits at the gate to guide the crew in',
    ],
  },
  questions: {
    title: 'Questions that sites ask',
    items: [
      {
        question: 'Where do you work?',
        answer: [
          'Nairobi and its industrial belt by road, other counties with a crew on site. For remote sites the plan has an airstrip or landing place.',
          responseTarget,
        ],
      },
      {
        question: 'Does your cover make us comply with the law?',
        answer: [
          'It helps with first aid, training, audit and transfer. The duty stays with the employer. From us you get papers on each that you can file and show. Ask your safety adviser what else applies to you.',
        ],
      },
      {
        question: 'Paramedic on site, or ambulance on call?',
        answer: [
          'That depends on headcount, risk and distance to hospital. We look at all three and give you both prices.',
        ],
      },
      {
        question: 'What does cover for a site cost?',
        answer: [
          'It depends on hours, on who comes (first-aider, paramedic, crew with ambulance), on distance and on how long the project lasts. Night shifts and weekends are possible: put your shift pattern into the request.',
        ],
      },
      {
        question: 'Do you report accidents for us?',
        answer: [
          'We give you our record of what we found and did. The report to the authorities is made by the employer.',
        ],
      },
    ],
  },
  photos: scenes('Training and readiness', [
    { picture: scene1, caption: 'Splinting a leg on the grass' },
    { picture: scene2, caption: 'Carrying practice at sunset' },
    { picture: scene3, caption: 'Everything in its place' },
    { picture: scene4, caption: 'Checking the kit store' },
  ]),
  related: relatedPages(['/SchoolEmergencyCover', '/EvacuationServices', '/EventCoverage'], 'kit', 'plan'),
  call: {
    title: 'Have your site looked at',
    text: 'Send us the place, the headcount and the start date. We answer with questions, then with a price.',
    actions: [quoteLink('Site Emergency Cover'), contactLink, firstAidLink, callLink],
  },
};
