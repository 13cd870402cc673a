import type { Turns } from '../../assistantTypes';
import { helplinesChecked } from '../promises';
import { concernTurns } from './concernTurns';
import { generalTurns } from './generalTurns';
import { topicTurns } from './topicTurns';

/** What is said to short answers. A clinician has to agree to a change. */
export const turns: Turns = {
  calls: {
    now: 'Call now, phone on speaker.',
    again: 'Call again and say what has changed.',
    later: 'If it gets worse again, call at once.',
  },
  headings: {
    nobodyAnswers: 'Nobody answers?',
    noAirtime: 'No airtime?',
    noCar: 'No ambulance, or a long way?',
    mayIStop: 'May I stop?',
    cracked: 'Cracked ribs?',
    water: 'Food, drink or medicine?',
    mayIMove: 'May they move?',
    howLong: 'How long?',
    called: 'While you wait',
    done: 'What next?',
  },
  checked: `These numbers were ${helplinesChecked}.`,
  general: generalTurns,
  matters: { ...topicTurns, ...concernTurns },
};
