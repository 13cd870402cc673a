import type { LimbSide } from './body';
import { hand } from './hand';
import type { Station } from './limb';
import { along, tube } from './limb';
import type { Outfit } from './outfits';
import type { LimbPose } from './pose';
import type { Point } from './shapes';
import { fill, strip } from './shapes';
import type { SkinTone } from './tones';
import { cloths, tape } from './tones';

/** An arm in two parts, so that the upper one may lie behind the chest and the lower one before it. */
interface ArmParts {
  upper: string;
  lower: string;
}

/** Half of the thickness of a bare arm at shares of its way, and of a long sleeve. */
const bareWidths = [
  [0, 5.6],
  [0.5, 5.2],
  [0.95, 4.1],
  [1.3, 4.6],
  [2, 2.6],
] as const;
const sleeveWidths = [
  [0, 6.4],
  [0.5, 6.2],
  [1, 5.2],
  [1.4, 5.2],
  [1.95, 3.8],
] as const;

/** An arm with its sleeve, cuffs and hand. In one piece unless `split`. */
export function arm(
  shoulder: Point,
  elbow: Point,
  limb: LimbPose,
  outfit: Outfit,
  skin: SkinTone,
  side: LimbSide,
  split: boolean,
): ArmParts {
  const cloth = cloths[outfit.top];
  const sleeve = side.dark ? cloth.shade : cloth.base;
  const bare = side.dark ? skin.shade : skin.base;
  const k = side.limb;
  const end = limb.end;
  const bands = outfit.details.includes('bands');
  const stations = (widths: readonly (readonly [number, number])[]): Station[] =>
    widths.map(([t, r]) => [along(shoulder, elbow, end, t), r * k]);
  const palm = hand(limb, elbow, bare, side.dark ? skin.deep : skin.shade, side);

  if (outfit.sleeve === 'long') {
    const ways = stations(sleeveWidths);
    let marks = '';
    if (bands) {
      marks =
        fill(cloths.hiViz[side.dark ? 'shade' : 'base'], strip(elbow, end, 0.4, 5.2 * k, 6)) +
        fill(tape, strip(elbow, end, 0.4, 5.2 * k, 2));
    } else if (outfit.under && outfit.details.includes('lapels')) {
      marks = fill(cloths[outfit.under].base, strip(elbow, end, 0.98, 3.5 * k, 2.2));
    }
    if (!split) return { upper: '', lower: palm + fill(sleeve, tube(ways)) + marks };
    return {
      upper: fill(sleeve, tube(ways.slice(0, 3), 'round')),
      lower: palm + fill(sleeve, tube(ways.slice(2))) + marks,
    };
  }
  const ways = stations(bareWidths);
  const flesh = (from: number, to: number): string =>
    fill(bare, tube(ways.slice(from, to), to < 5 ? 'round' : 'cut'));
  let shirt = '';
  if (outfit.sleeve === 'short') {
    shirt = fill(
      sleeve,
      tube(
        stations([
          [0, 6.4],
          [0.4, 6.6],
          [0.78, 6.6],
        ]),
      ),
    );
    if (bands) shirt += fill(tape, strip(shoulder, elbow, 0.66, 6.5 * k, 2.4));
    else if (outfit.details.includes('stripes'))
      shirt += fill(cloths[outfit.accent ?? 'white'].base, strip(shoulder, elbow, 0.62, 6.6 * k, 4));
  }
  const first = outfit.sleeve === 'none' ? 0 : 1;
  if (!split) return { upper: '', lower: palm + flesh(first, 5) + shirt };
  return { upper: flesh(first, 3) + shirt, lower: palm + flesh(2, 5) };
}
