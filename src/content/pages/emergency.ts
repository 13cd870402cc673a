import words from '#words/emergency.json';
import { fill } from '../../domain/fill';
import type { EmergencyCardProps } from '../../sections/EmergencyCard/EmergencyCard';
import { owner } from '../owner';
import { otherNumbers } from './otherNumbers';
import { pageLink, whereAmILink } from './links';

/** When to call at once. */
export const emergency: EmergencyCardProps = {
  title: fill(words.title, { phone: owner.phone.display }),
  signs: words.signs,
  number: { label: owner.phone.display, to: owner.phone.href },
  others: { title: words.others.title, lines: otherNumbers },
  meanwhile: {
    title: words.meanwhile.title,
    // Not from the list of all titles, which every page with this card would carry.
    topics: [
      pageLink(words.meanwhile.topics.notBreathing, '/FirstAid/NotBreathing'),
      pageLink(words.meanwhile.topics.choking, '/FirstAid/Choking'),
      pageLink(words.meanwhile.topics.bleeding, '/FirstAid/Bleeding'),
      pageLink(words.meanwhile.topics.firstAid, '/FirstAid'),
      whereAmILink,
      pageLink(words.meanwhile.topics.whatHappens, '/WhatHappens'),
    ],
  },
};
