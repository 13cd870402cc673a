import type { Detail, Outfit } from './outfits';
import type { Point } from './shapes';
import { fill, line, oval, place } from './shapes';
import { cloths } from './tones';

/** Epaulettes, lanyard, badge and stethoscope; `w` is half of the shoulders. */
export function accessories(outfit: Outfit, w: number, has: (detail: Detail) => boolean): string {
  let out = '';
  if (has('epaulettes')) {
    const tone = cloths[outfit.accent ?? 'navy'];
    out += [-1, 1]
      .map((k) =>
        place(
          fill(tone.base, 'M0 0L34-19L40-7L7 13z') + line(cloths.amber.base, 2.4, 'M8-3L15 8M14-7L21 4'),
          [160 + k * (w - 22), 266],
          0,
          -k,
          1,
        ),
      )
      .join('');
  }
  if (has('lanyard'))
    out +=
      line(cloths.teal.light, 4, 'M128 232Q138 268 158 290M192 232Q182 268 162 290') +
      fill(cloths.white.light, 'M144 288h32q2 0 2 2v30h-36v-30q0-2 2-2z') +
      fill(cloths.white.deep, 'M149 294h11v14h-11z') +
      line(cloths.slate.light, 2, 'M164 298h9M164 304h7');
  if (has('badge')) {
    const white = outfit.top === 'white';
    const spot: Point = has('braces') ? [168, 286] : white ? [194, 290] : [192, 270];
    out += place(
      fill(
        white ? cloths.teal.base : cloths.white.light,
        'M2 0h30q2 0 2 2v10q0 2-2 2h-30q-2 0-2-2v-10q0-2 2-2z',
      ) + line(white ? cloths.teal.light : cloths.slate.light, 2, 'M6 7h20'),
      spot,
    );
  }
  if (has('stethoscope'))
    out +=
      line(cloths.ink.base, 5, 'M120 226Q104 262 112 320M200 226Q214 242 212 262') +
      line(cloths.slate.light, 1.6, 'M119 232Q105 264 112 312') +
      oval(cloths.slate.base, 212, 267, 9) +
      oval(cloths.white.shade, 211, 266, 5.4);
  return out;
}
