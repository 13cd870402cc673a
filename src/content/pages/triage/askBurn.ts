import { whichOne } from './makers';

/** Pages on burns, electricity, poison and heat. */
export const askBurn = whichOne('burn', ['burns', 'electricShock', 'chemical', 'poison', 'heat']);
