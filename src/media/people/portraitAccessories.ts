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
      line(cloths.teal.light, 4, 'M128 232Q138 258 158 268M192 232Q182 258 162 268') +
      fill(cloths.white.light, 'M144 266h32q2 0 2 2v36h-36v-36q0-2 2-2z') +
      fill(cloths.white.deep, 'M149 273h11v14h-11z') +
      line(cloths.slate.light, 2, 'M164 277h9M164 284h7M150 295h22');
  if (has('patch'))
    out += place(
      fill(cloths.green.base, 'M0 0h22q3 0 3 3v19q0 3-3 3h-19q-3 0-3-3z') +
        fill(cloths.white.light, 'M10 4h5v6h6v5h-6v6h-5v-6h-6v-5h6z'),
      has('braces') ? [172, 266] : [188, 246],
    );
  if (has('badge')) {
    const white = outfit.top === 'white';
    const spot: Point = has('braces') ? [164, 270] : white ? [194, 276] : [190, 258];
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
