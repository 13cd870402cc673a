import type { LimbSide } from './body';
import type { LimbPose } from './pose';
import type { Point } from './shapes';
import { angle, fill, line, place } from './shapes';

type Shape = NonNullable<LimbPose['hand']>;

/** Hands whose wrist is at 0 0, the fingers to the right, the thumb upwards. */
const outlines: Readonly<Record<Shape, string>> = {
  relaxed: 'M-3-2.8Q1-3.2 3-4.6Q6-6.6 8.6-5Q9.4-3.8 7-3.2Q11-3 13.6 0Q14.8 2.4 12 3.2Q6 4.6 1 3.8L-3 2.8z',
  fist: 'M-3-2.8Q0-4.8 4-5Q8.8-5 9.6-1Q10 4 6.4 5Q2 5.6-3 2.8z',
  open: 'M-3-2.8Q1-5 5.4-4.4Q8-1 5.6 3.8Q1 4.6-3 2.8z',
  point: 'M-3-2.8Q0-5 4-4.8L14.4-3.6Q15.8-2.4 14.4-1.4L8.6-.6Q9.6 4.4 5.6 4.8Q1 5-3 2.8z',
  flat: 'M-3-2.8Q1-4.4 4-5.6Q7-6.4 8-4.8Q8-3.6 5.4-2.8L15-1.4Q17 0 15.4 1.6Q8 4.4 1 3.6L-3 2.8z',
};

/** Fingers of an open hand, and the lines between fingers of the others. */
const fingers: Readonly<Record<Shape, string>> = {
  relaxed: '',
  fist: 'M1-3.4Q5-3 7.6-1.2M9.4 1.4L6 1.2M8.8 3.4L5.6 3',
  open: 'M4-3L10.6-6.4M6-1.4L13.6-2.8M6 1L13.2 1.4M5 3L10.4 5M0-2.6L4.4-8',
  point: 'M1-3.4Q5-2.6 7.4-.8M8.6 2L6 1.8',
  flat: '',
};

/** A hand at the wrist; its thumb points up, or to the middle of a body that is seen from the front. */
export function hand(limb: LimbPose, elbow: Point, colour: string, crease: string, side: LimbSide): string {
  const kind = limb.hand ?? 'relaxed';
  const turn = limb.turn ?? angle(elbow, limb.end);
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const flat = side.profile || Math.abs(sin) < 0.4;
  const sideways = flat ? cos < (side.profile ? -0.6 : 0) : side.far ? sin > 0 : sin < 0;
  const more =
    kind === 'open' ? line(colour, 2.5, fingers.open) : fingers[kind] ? line(crease, 0.9, fingers[kind]) : '';
  return place(fill(colour, outlines[kind]) + more, limb.end, turn, 1, sideways ? -1 : 1);
}
