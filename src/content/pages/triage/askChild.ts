import { whichOne } from './makers';

/** Pages on mothers, babies and children. */
export const askChild = whichOne('child', ['birth', 'pregnancy', 'newborn', 'sickChild']);
