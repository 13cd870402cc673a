import { path } from '../svg';
import { mix, tone } from '../tones';

/** White of the vehicles. */
export const white = '#F7F8F3';

/** Outline of a high-roof van that faces right; the ground at y 0. */
export const shell =
  'M-262-38V-150q1-56 8-68 6-16 28-16H44q34 0 58 14 10 4 18 12l74 72q40 8 58 30 14 14 16 44v24q0 12-12 12H-252q-10 0-10-14z';

/** The driver as seen through the side window. */
export const driver = (skin: string): string =>
  path('M92-138q0-27 20-27 20 1 23 27z', tone.teal5) +
  path('M102-172q-1-20 13-20t13 15q0 14-12 14-8 0-14-9z', skin) +
  path('M100-173q-1-22 16-22 13 1 13 11-13 0-17 1-2 9-6 11z', '#17110E') +
  path('M108-151q6 2 10 0l2 13h-14z', tone.hiViz);

/** Glass of the front door. */
export const frontWindow = (): string => path('M92-201h10q6 0 10 4l62 59H92z', tone.glass);

/** The windscreen, seen along its edge. */
export const windscreen = (): string =>
  path('M104-215q10 2 16 8l76 73q-8-2-14-2l-74-70q-4-6-4-9z', mix(tone.glass, tone.ink, 0.25)) +
  path('M122-206l70 68-8-3-64-61z', tone.glassLight, 0.7);

/** The outside mirror. */
export const mirror = (): string =>
  path('M172-142l14-8v-18q0-7 7-7h5q7 0 7 7v26q0 7-7 7h-10l-14 3z', tone.asphaltDark);

/** The headlamp, bright when lit. */
export const headlamp = (lit: boolean): string =>
  path('M226-124q30 8 40 38l-30-2q-16-14-10-36z', lit ? '#FFF3C9' : '#EEF4F2') +
  path('M235-112q14 5 20 19l-14-1q-7-7-6-18z', lit ? tone.white : '#B3C4C6');
