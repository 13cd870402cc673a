import type { EmergencyCardProps } from '../../sections/EmergencyCard/EmergencyCard';
import { owner } from '../owner';
import { otherNumbers } from './otherNumbers';
import { whereAmILink } from './links';

/** When to call at once. */
export const emergency: EmergencyCardProps = {
  title: `Call ${owner.phone.display} now if somebody:`,
  signs: [
    'does not wake up, or does not breathe normally',
    'cannot breathe well, is choking, or the face swells',
    'has chest pain, signs of a stroke, or a fit: the first, or over 5 minutes',
    'bleeds heavily, is badly burnt, or was hurt in a crash, a fall or a fire',
  ],
  number: { label: owner.phone.display, to: owner.phone.href },
  others: { title: 'Nobody answers?', lines: otherNumbers },
  meanwhile: {
    title: 'While you wait for us',
    // Not from the list of all titles, which every page with this card would carry.
    topics: [
      { label: 'Not breathing', to: '/FirstAid/NotBreathing' },
      { label: 'Choking', to: '/FirstAid/Choking' },
      { label: 'Heavy bleeding', to: '/FirstAid/Bleeding' },
      { label: 'All first aid', to: '/FirstAid' },
      whereAmILink,
      { label: 'What happens next', to: '/WhatHappens' },
    ],
  },
};
