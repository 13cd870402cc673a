import { whichOne } from './makers';

/** Pages on the chest, the face, an arm and fits. */
export const askChest = whichOne('chest', ['heartAttack', 'stroke', 'seizure', 'lowSugar', 'fainting']);
