import { whichOne } from './makers';

/** Pages on breath, choking and water. */
export const askBreath = whichOne('breath', ['choking', 'asthma', 'allergy', 'smoke', 'drowning']);
