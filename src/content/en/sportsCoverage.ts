import banner from 'virtual:picture/banner-sports';
import scene1 from 'virtual:picture/gallery-events-1';
import scene2 from 'virtual:picture/gallery-events-5';
import scene3 from 'virtual:picture/gallery-events-6';
import scene4 from 'virtual:picture/gallery-events-2';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink, firstAidLink } from './links';
import { onThisPage } from './onThisPage';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Cover for sports. */
export const sportsCoverage: ServiceContent = {
  meta: {
    title: 'Sports Coverage: matches, races, training',
    description:
      'Paramedics for rugby and football, road races, cycling, athletics and school games in Kenya: at the touchline, at the finish and on the route.',
  },
  banner: {
    title: 'Sports Coverage',
    lead: 'At the touchline, at the finish and on the route, with a stretcher that is close.',
    picture: banner,
  },
  order: 'inclusion',
  onThisPage,
  intro: {
    title: 'For race directors, clubs and school games',
    paragraphs: [
      'Sport has its own injuries: the knock on the head, the twisted knee, the runner who falls in the heat. It has its own rules too, and our crews know when they may enter the field.',
    ],
    answers: shortAnswers({
      get: 'A medical plan with map, crews at the right points, a defibrillator close by and an ambulance with a clear way out.',
      cost: 'It depends on hours, posts and vehicles. A date and a map are enough for a first price.',
      now: 'Ask for a quote three weeks ahead, or earlier for a race on public roads. Is the date close? Call.',
    }),
  },
  benefits: {
    title: 'Cover that fits the sport',
    items: [
      {
        title: 'Field and pitch',
        text: 'Rugby, football, hockey: two at the touchline, stretcher and ambulance behind them.',
      },
      {
        title: 'Road and trail',
        text: 'Marathon, cycling, rally: posts on the route, a motorcycle, and a crew behind the last runner or rider.',
      },
      {
        title: 'Track, hall and pool',
        text: 'Athletics, martial arts, swimming: one post, with a defibrillator close to the action.',
      },
    ],
  },
  included: {
    title: 'What is included',
    items: [
      'A medical plan with map, posts and radio channels',
      'Crews who have read the rules of the sport',
      'Defibrillator, ice, splints, neck care, stretcher',
      'Shade and water for athletes in the heat',
      'An ambulance with a clear way out',
      'A list of injuries for the team doctor, after consent',
    ],
  },
  steps: {
    title: 'Race day, step by step',
    items: [
      {
        title: 'Before',
        text: 'We drive or walk the course with you and mark the points where an ambulance can get in.',
      },
      {
        title: 'At the briefing',
        text: 'Marshals learn one number, and how to name a place: kilometre, side, landmark.',
      },
      {
        title: 'During',
        text: 'One controller follows all crews and tells you when too few crews are free.',
      },
      { title: 'After', text: 'The sweep brings in the last one. You get the list and our advice.' },
    ],
  },
  ready: {
    title: 'What we need to know',
    items: [
      'Sport, level and age of the athletes',
      'Date, start times and expected finish',
      'Course or ground, as a map or file',
      'Number of athletes and spectators',
      'Rules of your federation on medical cover',
      'Team doctors who are there already',
    ],
  },
  questions: {
    title: 'Questions from sport',
    items: [
      {
        question: 'Which grounds and routes do you cover?',
        answer: [
          'From school fields in Nairobi to courses in the Rift Valley and at the coast. For trails without roads we plan carriers, a 4x4 or a landing place.',
          'Guides for road races ask that basic life support and a defibrillator can reach each runner within eight minutes. We plan towards that and show you on the map where it is hard.',
        ],
      },
      {
        question: 'Who decides whether a player goes on?',
        answer: [
          'The rules of the sport say who. Where the decision is ours and we suspect a head injury, the answer is no.',
        ],
      },
      {
        question: 'What does cover for a match or race cost?',
        answer: [
          'It depends on hours, posts, vehicles and the distance to your ground. More athletes or spectators can mean one more post. We show you why on the map.',
        ],
      },
      {
        question: 'What if the ambulance drives somebody to hospital?',
        answer: [
          'The plan says so before the start: a second vehicle takes over, or play stops until it is back.',
        ],
      },
      {
        question: 'Can you cover a whole season?',
        answer: ['Yes. Send the fixture list and we staff home games at one price.'],
      },
      {
        question: 'Do you teach our coaches?',
        answer: ['Yes: cardiac arrest, head injury, heat and bleeding, in one afternoon at your ground.'],
      },
    ],
  },
  photos: scenes('At matches and races', [
    { picture: scene1, caption: 'Eyes on the match' },
    { picture: scene2, caption: 'Following cyclists in the hills' },
    { picture: scene3, caption: 'Under the stadium lights' },
    { picture: scene4, caption: 'Marathon runners at the first aid tent' },
  ]),
  related: relatedPages(
    ['/EventCoverage', '/SchoolEmergencyCover', '/SiteEmergencyCover'],
    'headInjury',
    'kit',
  ),
  call: {
    title: 'Send us your fixture or course',
    text: 'A date and a map are enough for a first price.',
    actions: [quoteLink('Sports Coverage'), contactLink, firstAidLink, callLink],
  },
};
