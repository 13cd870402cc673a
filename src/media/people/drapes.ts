import type { Body } from './body';
import { lean, onTorso } from './body';
import { tube } from './limb';
import type { Outfit } from './outfits';
import type { Point } from './shapes';
import { at, between, fill, line, place, wrap } from './shapes';
import { skirt } from './skirt';
import { cloths } from './tones';

/** A soft edge that parts the near arm from a chest of the same cloth. */
export function armShadow({ joints: j, build }: Body, outfit: Outfit): string {
  if (outfit.sleeve === 'none') return '';
  const k = build.limb;
  const upper = tube(
    [
      [j.nearShoulder, 6 * k],
      [between(j.nearShoulder, j.nearElbow, 0.5), 6 * k],
      [j.nearElbow, 5 * k],
    ],
    'round',
  );
  return place(fill(cloths[outfit.top].shade, upper), [1.8, 0.9]);
}

function coatTail({ pose, joints: j, build, profile, turned }: Body, outfit: Outfit): string {
  const tone = cloths[outfit.top];
  const nearHem = between(j.nearHip, j.nearKnee, 0.86);
  const farHem = between(j.farHip, j.farKnee, 0.86);
  if (profile) {
    return fill(
      tone.base,
      wrap([
        [j.nearHip, 10.5 * build.limb],
        [j.farHip, 10 * build.limb],
        [nearHem, 9.6 * build.limb],
        [farHem, 9.2 * build.limb],
      ]),
    );
  }
  const top: Point = onTorso(pose, [0, 49]);
  const side = build.hip + 0.4;
  const [left, right]: [Point, Point] = [
    [nearHem[0] - 10.5, nearHem[1]],
    [farHem[0] + 10.5, farHem[1]],
  ];
  const middle = between(left, right, 0.5);
  const whole = `M${at([top[0] - side, top[1]])}L${at(left)}L${at(right)}L${at([top[0] + side, top[1]])}z`;
  const way = turned ? -1 : 1;
  const shade =
    `M${at([top[0] + way * side, top[1]])}L${at(turned ? left : right)}` +
    `L${at([middle[0] + way * 4, middle[1]])}L${at([top[0] + way * 4, top[1]])}z`;
  return fill(tone.base, whole) + fill(tone.shade, shade) + line(tone.deep, 0.9, `M${at(top)}L${at(middle)}`);
}

/** Skirts and coat tails lie over both thighs. */
export function drapeBelow(body: Body, outfit: Outfit): string {
  if (outfit.lower === 'skirt' || outfit.lower === 'dress') return skirt(body, outfit);
  return outfit.coat ? coatTail(body, outfit) : '';
}

/** A blanket warms the legs of somebody who sits or lies, or the shoulders of somebody who stands. */
export function blanket({ pose, joints: j }: Body, outfit: Outfit): string {
  if (!outfit.blanket) return '';
  const tone = cloths[outfit.blanket];
  const spine = lean(pose);
  if (Math.abs(spine) > 60) {
    const cover = wrap([
      [onTorso(pose, [0, 34]), 13],
      [j.nearKnee, 12],
      [[91, -22], 9],
      [[96, -6], 5],
      [[-14, -4], 4],
    ]);
    return (
      fill(tone.base, cover) +
      fill(
        tone.light,
        wrap([
          [onTorso(pose, [8, 31]), 5],
          [onTorso(pose, [-8, 31]), 4.4],
        ]),
      )
    );
  }
  if (j.nearKnee[0] - j.nearHip[0] > 20) {
    return fill(
      tone.base,
      wrap([
        [j.nearHip, 11],
        [j.nearKnee, 10],
        [j.farKnee, 10],
        [between(j.nearKnee, pose.nearLeg.end, 0.6), 10],
      ]),
    );
  }
  return place(
    fill(tone.base, 'M-5-4Q-22-2-24 12L-22 50Q-14 54-5 50Q-2 20-4 6z') +
      fill(tone.shade, 'M5-4Q22-2 24 12L22 50Q14 54 5 50Q3 20 4 6z'),
    pose.neck,
    spine,
  );
}
