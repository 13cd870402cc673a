import banner from 'virtual:picture/banner-events';
import scene1 from 'virtual:picture/gallery-events-3';
import scene2 from 'virtual:picture/gallery-events-4';
import scene3 from 'virtual:picture/gallery-events-7';
import scene4 from 'virtual:picture/gallery-events-6';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink, firstAidLink } from './links';
import { onThisPage } from './onThisPage';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Cover for events. */
export const eventCoverage: ServiceContent = {
  meta: {
    title: 'Event Coverage: first aid and ambulances',
    description:
      'Medical cover for concerts, weddings, rallies, markets and conferences in Kenya: a plan, a first aid post, an ambulance and a way out of the crowd.',
  },
  banner: {
    title: 'Event Coverage',
    lead: 'A plan, a post your guests can find, and a clear way out for the ambulance.',
    picture: banner,
  },
  order: 'pictures',
  onThisPage,
  intro: {
    title: 'For organisers of events, large and small',
    paragraphs: [
      'Concerts, weddings, crusades, rallies, markets, film and company days. Most guests need a plaster or a chair in the shade. A few need a paramedic, quickly, and public ambulances may be busy elsewhere.',
    ],
    answers: shortAnswers({
      get: 'First-aiders, a post your guests can find, an ambulance if you need one, and a medical plan for the licence application.',
      cost: 'It depends on hours, crew, vehicles and distance. Your offer comes in writing. Guests never pay for first aid.',
      now: 'Ask for a quote three weeks ahead with date, place and number of guests. Is it closer than that? Call.',
    }),
  },
  benefits: {
    title: 'How we set the level of cover',
    lead: 'There is no fixed number. We ask about four things.',
    items: [
      { title: 'The crowd', text: 'How many, how old, sitting or dancing, and how long they stay.' },
      {
        title: 'The place',
        text: 'Field, hall, street or water; gates, slopes, light, and distance to hospital.',
      },
      { title: 'The day', text: 'Heat, rain, alcohol, fireworks, arrival in the dark.' },
      { title: 'Last time', text: 'What happened before at this event, or at one like it.' },
    ],
  },
  included: {
    title: 'What you can book',
    items: [
      'First-aiders in teams of two, on foot',
      'A first aid tent or room with beds and shade',
      'Paramedics and an advanced ambulance',
      'A motorcycle for long or crowded grounds',
      'A control point with radio beside your security team',
      'A medical plan for the licence application',
    ],
  },
  steps: {
    title: 'From request to last guest',
    items: [
      {
        title: 'Send the outline',
        text: 'Date, place, hours, expected guests. Three weeks ahead or more, please.',
      },
      { title: 'We plan with you', text: 'Map, posts, gates, ambulance route, nearest hospitals.' },
      { title: 'We brief together', text: 'Security, stage, bar and crew know who to call.' },
      { title: 'We stay', text: 'Crews are in place before the gates open and leave after they close.' },
      { title: 'You get a report', text: 'Numbers and advice for the next time, without names.' },
    ],
  },
  ready: {
    title: 'What to put in your request',
    items: [
      'Date, opening and closing time, set-up days',
      'Place, with a map or location pin',
      'Expected guests, and what they come for',
      'Alcohol, camping, water, fireworks, animals',
      'Who runs security, and their radio channel',
      'What happened at earlier editions',
    ],
  },
  questions: {
    title: 'Questions that organisers ask',
    items: [
      {
        question: 'Where do you go?',
        answer: [
          'Nairobi and its surroundings most weekends, other counties with notice. We bring our own shade, water, light and power.',
          'If the ambulance leaves with a patient, the plan says what happens until it is back: a second vehicle, or a pause in the programme.',
        ],
      },
      {
        question: 'How many first-aiders do we need?',
        answer: [
          'British event guides begin with about two for each 1,000 guests. Above 2,000 guests they want a paramedic to lead, above 10,000 a doctor. We start there and then look at your event.',
        ],
      },
      {
        question: 'What does cover for an event cost?',
        answer: [
          'It depends on hours, crew, vehicles and distance. Whether transport to hospital is in the price or costs extra is in the offer.',
        ],
      },
      {
        question: 'What if the event is called off?',
        answer: ['Tell us as early as you can. The offer says what falls due, and by when.'],
      },
      {
        question: 'Do you cover a small wedding?',
        answer: ['Yes. Two first-aiders with a kit may be all it needs.'],
      },
    ],
  },
  photos: scenes('At events, day and night', [
    { picture: scene1, caption: 'Among the crowd at night' },
    { picture: scene2, caption: 'First aid posts on the plan' },
    { picture: scene3, caption: 'Watching over the beach' },
    { picture: scene4, caption: 'Under the stadium lights' },
  ]),
  related: relatedPages(
    ['/SportsCoverage', '/SchoolEmergencyCover', '/SiteEmergencyCover'],
    'firstAid',
    'plan',
  ),
  call: {
    title: 'Tell us the date and the place',
    text: 'If the date is close, call. We will tell you honestly whether we can still staff it.',
    actions: [quoteLink('Event Coverage'), contactLink, firstAidLink, callLink],
  },
};
