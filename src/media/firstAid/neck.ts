import { tube } from '../people/limb';
import type { Station } from '../people/limb';
import type { Tone } from '../people/tones';
import { hairs } from '../people/tones';
import { fill, place } from '../people/shapes';
import { floor, panels } from './frame';
import { back, hook } from './hands';
import { face, headAt } from './heads';
import { body } from './ink';
import { arrow, bentArrow, number } from './marks';
import { casualty, helper } from './roles';

const limb = (tone: Tone, stations: readonly Station[], round = true): string =>
  body(tone, [tube(stations, round ? 'round' : 'cut')]);

/** A helper from the front who kneels and reaches down with both hands. */
const reaching = (x: number, left: number, right: number, y: number): string => {
  const { skin, cloth } = helper;
  return (
    body(cloth, [`M${x - 52} 200Q${x - 60} 96 ${x - 20} 88H${x + 20}Q${x + 60} 96 ${x + 52} 200z`]) +
    place(face(skin, {}, 5), [x, 48], 0, 0.66) +
    [left, right]
      .map((hand, i) => {
        const shoulder = x + (i ? 46 : -46);
        return (
          limb(skin, [[[shoulder, 120], 17], [[(shoulder + hand) / 2 + (i ? 8 : -8), 160], 15], [[hand, y - 20], 12]]) +
          limb(cloth, [[[shoulder, 112], 23], [[shoulder + (i ? 4 : -4), 130], 22], [[(shoulder + hand) / 2 + (i ? 8 : -8), 156], 20]]) +
          back({ who: helper, at: [hand, y - 26], turn: 90, size: 0.42, flip: i === 0 })
        );
      })
      .join('')
  );
};

/** Lifting the jaw, and four helpers who roll somebody as one piece. */
export const neck = (): string => {
  const { skin, cloth, legs } = casualty;
  return panels(640, 640, 1, [
    (w, h) =>
      floor(w, h, 286) +
      body(skin, ['M300 190L360 190Q400 214 470 190L480 280Q390 290 310 262z']) +
      body(cloth, ['M466 184Q500 150 660 140V292H476Q446 280 452 230 454 200 466 184z']) +
      headAt(skin, [250, 196], -90, 1.9) +
      hook({ who: helper, at: [136, 232], turn: -8, size: 1.08, arm: [-170, -30], sleeve: 0.45 }) +
      arrow(392, 150, 84, 180, 24) +
      number(1, 36, 36),
    (w, h) =>
      floor(w, h, 250) +
      reaching(240, 216, 300, 214) +
      reaching(380, 330, 400, 210) +
      reaching(520, 450, 520, 210) +
      // The casualty on the side, the back to the viewer.
      limb(legs, [[[410, 232], 42], [[530, 238], 32], [[680, 246], 22]]) +
      body(cloth, ['M196 200Q230 176 300 190 380 200 420 192 450 210 440 262 420 282 300 284 220 284 196 270 180 230 196 200z']) +
      body(skin, ['M150 216H200V262H150z']) +
      place(fill(hairs.black.base, 'M-46-40Q0-60 46-40 60 0 44 40 0 56-44 40-60 0-46-40z'), [116, 234], 0) +
      bentArrow('M600 110Q640 160 610 210', [606, 218], 20, 16) +
      number(2, 36, 36),
  ]);
};
