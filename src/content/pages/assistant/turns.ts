import type { Turns } from '../../assistantTypes';
import { helplinesChecked } from '../promises';
import { concernTurns } from './concernTurns';
import { generalTurns } from './generalTurns';
import { topicTurns } from './topicTurns';

/** What is said to short answers. A clinician has to agree to a change. */
export const turns: Turns = {
  calls: {
    now: 'Call now, phone on speaker.',
    again: 'Call again: say what has changed.',
    later: 'Worse again? Call at once.',
  },
  headings: {
    nobodyAnswers: 'Nobody answers?',
    noAirtime: 'No airtime?',
    noCar: 'No ambulance, or a long way?',
    mayIStop: 'May I stop?',
    cracked: 'Ribs crack?',
    water: 'Food, drink or medicine?',
    mayIMove: 'May they move?',
    howLong: 'How long?',
    called: 'While you wait',
    done: 'What next?',
  },
  checked: `These numbers: ${helplinesChecked}.`,
  general: generalTurns,
  matters: { ...topicTurns, ...concernTurns },
};
