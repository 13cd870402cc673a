import { at, stroke } from '../svg';

const width = 155;
const ambulance =
  'M0 18 6 0l6 18M2 12h8M19 18V0l6.5 10L32 0v18M39 0v18h7q5 0 5-5t-5-5h-7M46 8q4 0 4-4t-4-4h-7M58 0v12q0 6 6 6t6-6V0' +
  'M77 0v18h9M90 18 96 0l6 18M92 12h8M109 18V0l11 18V0M138 3q-3-3-5-3-6 0-6 9t6 9q2 0 5-3M155 0h-10v18h10M145 9h8';

/**
 * The word on the side of an ambulance, in strokes: 155 wide and 18 high, its upper left corner at x, y. `mirrored`
 * turns it round again on a vehicle that is drawn mirrored.
 */
export const ambulanceWord = (
  x: number,
  y: number,
  scale: number,
  colour: string,
  mirrored: boolean,
): string => at(mirrored ? x + width * scale : x, y, scale, stroke(ambulance, colour, 4.5), mirrored);
