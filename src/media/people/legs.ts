import type { LimbSide } from './body';
import type { Outfit } from './outfits';
import type { LimbPose } from './pose';
import type { Point } from './shapes';
import { between, fill, oval, place, strip, taper } from './shapes';
import type { SkinTone } from './tones';
import { cloths, tape } from './tones';

/** A shoe, its toes to the right, at the ankle. */
function shoe(limb: LimbPose, outfit: Outfit, side: LimbSide, front: -1 | 0 | 1): string {
  const tone = cloths[outfit.shoe];
  const upper = side.dark ? tone.shade : tone.base;
  if (front) {
    return place(
      fill(upper, 'M-5-6L5-6Q6 0 9 2Q11 4 10.4 7L-6 7Q-6.4 0-5-6z') +
        fill(tone.deep, 'M-6 5.4L10.8 5.4L10.4 7.4L-6 7.4z'),
      limb.end,
      0,
      front,
      1,
    );
  }
  return place(
    fill(upper, 'M-5.4-6L5.2-6Q6-1 13 1.4Q18 3.2 18 7L-7 7Q-7.6 0-5.4-6z') +
      fill(tone.deep, 'M-7 5L18 5L18 7.4L-7 7.4z'),
    limb.end,
    limb.turn ?? 0,
  );
}

/** A leg with its trousers and shoe. */
export function leg(
  hip: Point,
  knee: Point,
  limb: LimbPose,
  outfit: Outfit,
  skin: SkinTone,
  side: LimbSide,
): string {
  const cloth = cloths[outfit.bottom];
  const k = side.limb;
  const end = limb.end;
  const front = side.profile ? 0 : side.far ? 1 : -1;
  const foot = shoe(limb, outfit, side, front);
  const colour = side.dark ? cloth.shade : cloth.base;
  if (outfit.lower === 'trousers') {
    let marks = '';
    if (outfit.details.includes('bands'))
      marks =
        fill(cloths.hiViz[side.dark ? 'shade' : 'base'], strip(knee, end, 0.46, 6.9 * k, 6)) +
        fill(tape, strip(knee, end, 0.46, 6.9 * k, 2.2));
    return (
      foot +
      fill(
        colour,
        taper(hip, (side.profile ? 9.8 : 8.4) * k, knee, 7 * k) +
          taper(knee, 7 * k, between(knee, end, 0.8), 5.7 * k) +
          strip(knee, end, 0.86, 5.6 * k, 13),
      ) +
      marks
    );
  }
  const bare = side.dark ? skin.shade : skin.base;
  const sock =
    outfit.lower === 'shorts'
      ? cloths[outfit.details.includes('number') ? 'white' : outfit.bottom][side.dark ? 'shade' : 'light']
      : bare;
  const calf = between(knee, end, 0.34);
  let out = fill(
    bare,
    taper(hip, 8.2 * k, knee, 6.1 * k) + taper(knee, 6.1 * k, calf, 6 * k) + taper(calf, 6 * k, end, 3.7 * k),
  );
  if (outfit.lower === 'shorts') {
    out += fill(
      sock,
      taper(
        between(knee, end, outfit.details.includes('number') ? 0.82 : 0.5),
        outfit.details.includes('number') ? 4.6 : 5.9 * k,
        end,
        4.1 * k,
      ),
    );
    out += fill(
      colour,
      taper(hip, (side.profile ? 10 : 8.6) * k, between(hip, knee, 0.56), 9 * k) +
        strip(hip, knee, 0.68, 9.4 * k, 11),
    );
  }
  return out + foot;
}

/** A closed curve of the seat, so that both legs join. */
export function seat(nearHip: Point, farHip: Point, outfit: Outfit, limb: number): string {
  const tone = cloths[outfit.bottom];
  return oval(tone.base, (nearHip[0] + farHip[0]) / 2, (nearHip[1] + farHip[1]) / 2, 8 * limb, 9.4 * limb);
}
