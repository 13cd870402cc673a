import type { Body } from './body';
import type { Outfit } from './outfits';
import type { Point } from './shapes';
import { at, between, fill, line, wrap } from './shapes';
import { cloths } from './tones';

/** Rows of dots of a printed cloth, from edge to edge. */
const print = (colour: string, rows: readonly (readonly [Point, Point])[]): string =>
  line(colour, 3.2, rows.map(([a, b]) => `M${at(a)}L${at(b)}`).join(''), ' stroke-dasharray="0 8"');

/** A skirt over upright legs: the edges fall from the waist to the hem. */
function hanging({ pose, joints: j, build, profile, turned }: Body, outfit: Outfit): string {
  const tone = cloths[outfit.bottom];
  const x = (j.nearHip[0] + j.farHip[0]) / 2;
  const top = (j.nearHip[1] + j.farHip[1]) / 2 - 5;
  const half = profile ? 10 : build.hip;
  const hems = [between(j.nearKnee, pose.nearLeg.end, 0.36), between(j.farKnee, pose.farLeg.end, 0.36)];
  const knees = [j.nearKnee[0], j.farKnee[0]];
  const flare = profile ? 7 : 9;
  const left = Math.min(...hems.map(([hx]) => hx)) - flare;
  const right = Math.max(...hems.map(([hx]) => hx), ...knees) + flare;
  const hem = Math.max(...hems.map(([, hy]) => hy));
  const edge = (k: 1 | -1, end: number): string =>
    `Q${at([x + k * (half + 3), top + 14])} ${at([end, hem - 2])}`;
  const cloth = `M${at([x - half, top])}${edge(-1, left)}Q${at([(left + right) / 2, hem + 4])} ${at([right, hem - 2])}Q${at([x + half + 3, top + 14])} ${at([x + half, top])}z`;
  const [k, dark] = turned ? ([-1, left] as const) : ([1, right] as const);
  const shade =
    `M${at([x + k * half, top])}${edge(k, dark)}L${at([between([x, 0], [dark, 0], 0.4)[0], hem + 0.6])}Q${at([x + k * 5, top + 22])} ${at([x + k * 4, top])}z` +
    `M${at([x - k * 3, top + 12])}L${at([x - k * 2, hem + 1])}L${at([x - k * 6, hem + 0.6])}z`;
  const rows = [0.25, 0.5, 0.75].map((t, i): [Point, Point] => [
    [x + (left + 8 - x) * (0.5 + t / 2) + (i % 2) * 4, top + (hem - top) * t],
    [x + (right - 5 - x) * (0.5 + t / 2), top + (hem - top) * t],
  ]);
  const accent = outfit.details.includes('pattern') && outfit.accent ? cloths[outfit.accent].base : '';
  return fill(tone.base, cloth) + fill(tone.shade, shade) + (accent ? print(accent, rows) : '');
}

/** A skirt over the lap of somebody who sits, kneels or lies. */
function lap({ pose, joints: j, build }: Body, outfit: Outfit): string {
  const tone = cloths[outfit.bottom];
  const hem = (knee: Point, end: Point): Point => between(knee, end, 0.42);
  const cloth = wrap([
    [j.nearHip, 10.6 * build.limb],
    [j.farHip, 10 * build.limb],
    [j.nearKnee, 8.4],
    [j.farKnee, 8.4],
    [hem(j.nearKnee, pose.nearLeg.end), 8],
    [hem(j.farKnee, pose.farLeg.end), 8],
  ]);
  const [hip, knee] = [j.nearHip, j.nearKnee];
  const accent = outfit.details.includes('pattern') && outfit.accent ? cloths[outfit.accent].base : '';
  const end = hem(knee, pose.nearLeg.end);
  return (
    fill(tone.base, cloth) +
    line(tone.shade, 1.6, `M${at(between(hip, knee, 0.3))}L${at(between(knee, end, 0.1))}L${at(end)}`) +
    (accent
      ? print(accent, [
          [
            [hip[0] + 2, hip[1] - 4],
            [knee[0], knee[1] - 4],
          ],
          [
            [hip[0] + 6, hip[1] + 5],
            [knee[0] - 2, knee[1] + 5],
          ],
        ])
      : '')
  );
}

/** A skirt or the lower half of a dress. */
export function skirt(body: Body, outfit: Outfit): string {
  const { nearHip, nearKnee, farHip, farKnee } = body.joints;
  const upright = nearKnee[1] - nearHip[1] > 30 && farKnee[1] - farHip[1] > 30;
  return upright ? hanging(body, outfit) : lap(body, outfit);
}
