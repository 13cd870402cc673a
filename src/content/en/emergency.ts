import type { EmergencyCardProps } from '../../sections/EmergencyCard/EmergencyCard';
import { owner } from '../owner';
import { callLink } from './links';

/** When to call at once. */
export const emergency: EmergencyCardProps = {
  title: `Call ${owner.phone.display} now if somebody`,
  signs: [
    'does not wake up, or does not breathe normally',
    'has chest pain, or signs of a stroke: face, arm or speech changed',
    'bleeds heavily, is badly burnt, or has a fit',
    'was hurt in a crash, a fall or a fire',
  ],
  call: callLink,
  note: 'No answer, or no airtime? 999 and 112 are police lines, and may not send an ambulance.',
};
