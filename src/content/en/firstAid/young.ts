import { callFirst } from './short';

const check = 'Not awake? Check breathing while it rings. Gasping is not normal breathing.';
const start = 'Not awake and not breathing normally, or not sure? Start now.';

/** First aid for children and babies where it differs from an adult's. A clinician has to agree to a change. */
export const young = {
  child: [
    callFirst,
    check,
    start,
    'Press down one third of the chest, about 5 cm.',
    'Press 100 to 120 times a minute.',
    'Alone: 30 presses, then 2 breaths. For a child the breaths matter more.',
    'Do you not know how to give breaths? The dispatcher tells you.',
  ],
  baby: [
    callFirst,
    check,
    start,
    'Press with the heel of one hand, or with two thumbs and your hands around the chest.',
    'Press down one third of the chest, about 4 cm.',
    '30 presses, then 2 breaths. The dispatcher tells you how, and how fast.',
  ],
  babyChoking: [
    callFirst,
    'Give 5 back blows.',
    'Still stuck? Give 5 chest thrusts with the heel of one hand.',
    'Go on, 5 and 5 in turn, until it is out.',
    'No longer awake? Press on the chest as for a baby that does not breathe.',
  ],
} as const;
