import type { Facts } from '../../config/facts';
import { callPictures } from './callPictures';
import { facts as ownFacts } from '../facts';
import type { WhatHappensContent } from '../pageTypes';
import { topicLinks } from './firstAid/topicLinks';
import { callQuestions } from './callQuestions';
import { callStops } from './callStops';
import { callLink } from './links';
import { journeyPrices, paymentFacts } from './payment';

/** The page from what the owner has set: no time, price or payer stands on it that is not set. */
export function whatHappensFrom(facts: Facts): WhatHappensContent {
  const prices = journeyPrices(facts);
  return {
    meta: {
      title: 'What happens when you call an ambulance',
      description:
        'From the first ring to the hospital in seven steps: what we do, what you do meanwhile, who pays, and what to do without airtime or an answer.',
    },
    title: 'What happens when you call',
    lead: 'From the first ring to the hospital, step by step.',
    picture: callPictures.dispatch,
    call: callLink,
    callNote: 'speaker on',
    timeline: {
      label: 'The way from your call to the hospital',
      parts: {
        label: 'On this page',
        links: [
          { label: 'Who pays', to: '#pays' },
          { label: 'No answer', to: '#questions-1' },
          { label: 'No airtime', to: '#questions-2' },
        ],
      },
      youLabel: 'You',
      stops: callStops(facts),
    },
    pays: {
      title: 'Who pays, and how',
      paragraphs: [
        'In an emergency the crew comes first, and the bill follows. You need no membership.',
        'We tell the family what the journey costs. A planned journey has a price that you get beforehand.',
        'Do you have an insurer? Tell us which one, and we help you to use it.',
      ],
      facts: [
        ...(prices.length > 0 ? [{ label: 'Price of a journey by road', values: prices }] : []),
        ...paymentFacts(facts),
      ],
    },
    questions: {
      title: 'What people ask',
      items: callQuestions(facts),
    },
    related: {
      title: 'Before you need it',
      pages: [
        {
          title: topicLinks.whatToSay.label,
          text: 'The right words, in the right order.',
          to: topicLinks.whatToSay.to,
        },
        { title: 'First aid', text: 'What to do until help comes, step by step.', to: '/FirstAid' },
        {
          title: 'Emergency plan',
          text: 'A plan to fill in, print and put on the wall.',
          to: '/FirstAid/Plan',
        },
        { title: 'Questions and answers', text: 'Costs, waiting times, hospitals.', to: '/FAQ' },
      ],
    },
  };
}

/** From ring to handover, and what people ask about it. */
export const whatHappens: WhatHappensContent = whatHappensFrom(ownFacts);
