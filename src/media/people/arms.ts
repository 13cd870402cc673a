import type { LimbSide } from './body';
import type { Outfit } from './outfits';
import type { LimbPose } from './pose';
import type { Point } from './shapes';
import { angle, between, fill, line, place, strip, taper } from './shapes';
import type { SkinTone } from './tones';
import { cloths, tape } from './tones';

const hands = {
  relaxed: 'M-3.4-2.9Q2-4.6 6-3Q10-1.8 10.6 0Q10.4 2 6.4 2.9Q1 4.2-3.4 3z',
  fist: 'M-3.4-2.9Q1-5 5.4-4.2Q8.6-3 8.4.6Q8 4.4 4 4.4Q0 4.4-3.4 3z',
  open: 'M-3.4-2.9L3-4.4L9.6-5.6Q11-5.4 10.6-4.2L6.6-2.2L12-1.9Q13.2-1 12-.2L6.8.1L11.4 1.7Q12.2 2.8 10.8 3L6 2.6L8.2 5.2Q8 6.6 6.4 5.8L2 4Q-1 4-3.4 3z',
  point: 'M-3.4-2.9Q1-5 4.6-4L12.6-3.4Q13.8-2.4 12.6-1.5L7.8-1Q8.4 3.8 4 4.2Q0 4.4-3.4 3z',
} as const;

/** A hand at the wrist, with its thumb. */
function handOf(limb: LimbPose, elbow: Point, colour: string, crease: string): string {
  const kind = limb.hand ?? 'relaxed';
  const turn = limb.turn ?? angle(elbow, limb.end);
  const thumb =
    kind === 'open'
      ? line(colour, 2.8, 'M1-2.5L4.4-7.6')
      : kind === 'relaxed'
        ? line(crease, 1, 'M4-.6L8.6.3')
        : line(crease, 1, 'M3-1.4L6.8-.6');
  return place(fill(colour, hands[kind]) + thumb, limb.end, turn);
}

/** An arm in two parts, so that the upper one may lie behind the chest and the lower one before it. */
export interface ArmParts {
  upper: string;
  lower: string;
}

/** An arm with its sleeve, cuffs and hand. */
export function arm(
  shoulder: Point,
  elbow: Point,
  limb: LimbPose,
  outfit: Outfit,
  skin: SkinTone,
  side: LimbSide,
): ArmParts {
  const cloth = cloths[outfit.top];
  const sleeve = side.dark ? cloth.shade : cloth.base;
  const bare = side.dark ? skin.shade : skin.base;
  const k = side.limb;
  const end = limb.end;
  const bands = outfit.details.includes('bands');
  const hand = handOf(limb, elbow, bare, side.dark ? skin.deep : skin.shade);
  if (outfit.sleeve === 'long') {
    let marks = fill(side.dark ? cloth.deep : cloth.shade, strip(elbow, end, 0.9, 4.4 * k, 1.4));
    if (bands) {
      marks +=
        fill(cloths.hiViz[side.dark ? 'shade' : 'base'], strip(elbow, end, 0.34, 5.5 * k, 6.4)) +
        fill(tape, strip(elbow, end, 0.34, 5.5 * k, 2.2));
    } else if (outfit.under && outfit.details.includes('lapels')) {
      marks += fill(cloths[outfit.under].base, strip(elbow, end, 0.96, 4 * k, 2.4));
    }
    return {
      upper: fill(sleeve, taper(shoulder, 7.4 * k, elbow, 5.7 * k)),
      lower: hand + fill(sleeve, taper(elbow, 5.7 * k, between(elbow, end, 0.94), 4.2 * k)) + marks,
    };
  }
  const lower = fill(bare, taper(elbow, 4.9 * k, end, 3.3 * k)) + hand;
  const upper = fill(bare, taper(shoulder, 5.8 * k, elbow, 4.7 * k));
  if (outfit.sleeve === 'none') return { upper, lower };
  let marks = '';
  if (bands) marks = fill(tape, strip(shoulder, elbow, 0.66, 6.6 * k, 2.6));
  else if (outfit.details.includes('stripes'))
    marks = fill(cloths[outfit.accent ?? 'white'].base, strip(shoulder, elbow, 0.62, 6.7 * k, 4));
  const shirt =
    taper(shoulder, 7.2 * k, between(shoulder, elbow, 0.74), 6.2 * k) +
    strip(shoulder, elbow, 0.82, 6.3 * k, 5);
  return { upper: upper + fill(sleeve, shirt) + marks, lower };
}
