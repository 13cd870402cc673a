import { rect } from '../parts/svg';
import { tone } from '../parts/tones';

/** The light ground of a first-aid drawing, the same by night: skin has to stand out from it. */
export const blank = (width: number, height: number): string => rect(0, 0, width, height, tone.mist);
