import type { LimbSide } from './body';
import type { Station } from './limb';
import { along, tube } from './limb';
import type { Outfit } from './outfits';
import type { LimbPose } from './pose';
import type { Point } from './shapes';
import { angle, fill, oval, place, strip } from './shapes';
import type { SkinTone } from './tones';
import { cloths, tape } from './tones';

/** Shoes whose ankle is at 0 0, the toes to the right: from the side, and towards the viewer. */
const shoes = {
  side: ['M-4.8-7L4.8-7Q5.4-1.6 11-.2Q18 1.6 18 6.4L-6.6 6.4Q-7-1-4.8-7z', 'M-6.8 5L18 5L18 7.4L-6.8 7.4z'],
  low: ['M-5.4-1.4Q0 2.4 4.6-.6Q8 1.8 13 2.8Q17.2 4 17 7.2L-6.4 7.2Q-7 1-5.4-1.4z', ''],
  front: ['M-4.8-7L4.8-7Q5-1 8-.2Q11 2 10.8 6.4L-5.8 6.4Q-6.2 0-4.8-7z', 'M-6 5L11 5L10.6 7.4L-6 7.4z'],
  frontLow: ['M-4.6-.6Q0 2 4.4-1Q9 2 10 7.2L-5.4 7.2Q-6 2-4.6-.6z', ''],
} as const;

function shoe(limb: LimbPose, outfit: Outfit, side: LimbSide): string {
  const tone = cloths[outfit.shoe];
  const low = outfit.lower === 'skirt' || outfit.lower === 'dress';
  const [upper, sole] = shoes[side.profile ? (low ? 'low' : 'side') : low ? 'frontLow' : 'front'];
  return place(
    fill(side.dark ? tone.shade : tone.base, upper) + (sole ? fill(tone.deep, sole) : ''),
    limb.end,
    side.profile ? (limb.turn ?? 0) : 0,
    side.profile || side.far ? 1 : -1,
    1,
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
  const k = side.limb;
  const end = limb.end;
  const { base, shade } = cloths[outfit.bottom];
  const colour = side.dark ? shade : base;
  const stations = (...widths: readonly (readonly [number, number])[]): Station[] =>
    widths.map(([t, r]) => [along(hip, knee, end, t), r * k]);
  const thigh = side.profile ? 9.8 : 8.4;
  const bent = Math.abs(Math.sin(((angle(hip, knee) - angle(knee, end)) * Math.PI) / 360)) > 0.42;
  const foot = shoe(limb, outfit, side);
  if (outfit.lower === 'trousers') {
    const marks = outfit.details.includes('bands')
      ? fill(cloths.hiViz[side.dark ? 'shade' : 'base'], strip(knee, end, 0.5, 6.5 * k, 6)) +
        fill(tape, strip(knee, end, 0.5, 6.5 * k, 2))
      : '';
    const knees: readonly (readonly [number, number])[] = bent
      ? [
          [0.88, 7.4],
          [1.1, 7.2],
        ]
      : [[1, 6.9]];
    const cloth = stations([0, thigh], [0.5, thigh - 0.6], ...knees, [1.5, 6.5], [1.98, 6.2]);
    return foot + fill(colour, tube(cloth)) + marks;
  }
  const bare = side.dark ? skin.shade : skin.base;
  const shorts = outfit.lower === 'shorts';
  const athletic = outfit.details.includes('number');
  let out = fill(bare, tube(stations([shorts ? 0.5 : 0.8, 7.4], [1, 5.2], [1.35, 6.2], [2.08, 3.2])));
  if (shorts) {
    const sock = cloths[athletic ? 'white' : outfit.bottom][side.dark ? 'shade' : 'light'];
    out +=
      fill(
        sock,
        athletic ? strip(knee, end, 0.88, 4.3 * k, 8) : tube(stations([1.5, 5.8], [1.6, 5.4], [1.98, 3.9])),
      ) + fill(colour, tube(stations([0, thigh], [0.4, thigh + 0.4], [0.82, 9.2])));
  }
  if (outfit.lower === 'skirt')
    out += fill(
      cloths.white[side.dark ? 'shade' : 'base'],
      tube(stations([1.62, 5.2], [1.8, 4.6], [2.02, 3.8])),
    );
  return out + foot;
}

/** A closed curve of the seat, so that both legs join. */
export function seat(nearHip: Point, farHip: Point, outfit: Outfit, side: LimbSide): string {
  const x = (nearHip[0] + farHip[0]) / 2;
  const y = (nearHip[1] + farHip[1]) / 2;
  return oval(cloths[outfit.bottom].base, x, y, 8 * side.limb, 9.4 * side.limb);
}
