import words from '#words/whatHappens.json';
import { language } from './language';
import { pathIn } from '../../domain/language';
import type { Facts } from '../../config/facts';
import { callPictures } from './callPictures';
import { facts as ownFacts } from '../facts';
import type { WhatHappensContent } from '../pageTypes';
import { callNote, linkTo } from './firstAid/titles';
import { callQuestions } from './callQuestions';
import { callStops } from './callStops';
import { callLink } from './links';
import { stopsDraft } from './translation';
import { journeyPrices, paymentFacts } from './payment';

/** The page from what the owner has set: no time, price or payer stands on it that is not set. */
export function whatHappensFrom(facts: Facts): WhatHappensContent {
  const prices = journeyPrices(facts);
  return {
    meta: words.meta,
    title: words.title,
    lead: words.lead,
    picture: callPictures.dispatch,
    call: callLink,
    callNote,
    timeline: {
      label: words.timeline.label,
      parts: {
        label: words.timeline.parts.label,
        links: [
          { label: words.timeline.parts.links.pays, to: '#pays' },
          { label: words.timeline.parts.links.questions1, to: '#questions-1' },
          { label: words.timeline.parts.links.questions2, to: '#questions-2' },
        ],
      },
      youLabel: words.timeline.youLabel,
      stops: callStops(facts),
      note: stopsDraft,
    },
    pays: {
      title: words.pays.title,
      paragraphs: words.pays.paragraphs,
      facts: [
        ...(prices.length > 0 ? [{ label: words.pays.priceByRoad, values: prices }] : []),
        ...paymentFacts(facts),
      ],
    },
    questions: {
      title: words.questions.title,
      items: callQuestions(facts),
    },
    related: {
      title: words.related.title,
      pages: [
        {
          title: linkTo('whatToSay').label,
          text: words.related.pages.whatToSay,
          to: linkTo('whatToSay').to,
        },
        { ...words.related.pages.firstAid, to: pathIn(language, '/FirstAid') },
        {
          title: linkTo('plan').label,
          text: words.related.pages.plan,
          to: linkTo('plan').to,
        },
        { ...words.related.pages.faq, to: pathIn(language, '/FAQ') },
      ],
    },
  };
}

/** From ring to handover, and what people ask about it. */
export const whatHappens: WhatHappensContent = whatHappensFrom(ownFacts);
