import type { EmergencyCardProps } from '../../sections/EmergencyCard/EmergencyCard';
import { owner } from '../owner';
import { helpLinks } from './firstAid/helpLinks';
import { linkTo } from './firstAid/titles';
import { callLink } from './links';

/** When to call at once. */
export const emergency: EmergencyCardProps = {
  title: `Call ${owner.phone.display} now if somebody`,
  signs: [
    'does not wake up, or does not breathe normally',
    'cannot breathe well, is choking, or the face swells',
    'has chest pain, signs of a stroke, or a fit: the first, or over 5 minutes',
    'bleeds heavily, is badly burnt, or was hurt in a crash, a fall or a fire',
  ],
  call: callLink,
  note: {
    text: 'No answer? Another ambulance line, then two of the police, who may not send an ambulance:',
    links: [helpLinks.ambulance, helpLinks.police, helpLinks.policeToo],
  },
  topics: [
    linkTo('notBreathing'),
    linkTo('choking'),
    linkTo('bleeding'),
    { label: 'All first aid', to: '/FirstAid' },
  ],
};
