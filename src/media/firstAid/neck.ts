import { tube } from '../people/limb';
import type { Station } from '../people/limb';
import type { Tone } from '../people/tones';
import { hairs } from '../people/tones';
import { fill, place } from '../people/shapes';
import { floor, panels } from './frame';
import { back, grip, hook } from './hands';
import { face, headAt } from './heads';
import { body } from './ink';
import { arrow, bentArrow, dots, number } from './marks';
import { casualty, helper } from './roles';

const limb = (tone: Tone, stations: readonly Station[], round = true): string =>
  body(tone, [tube(stations, round ? 'round' : 'cut')]);

/** A helper from the front who kneels behind somebody and reaches over with both hands. */
const reaching = (x: number, y: number, look: Parameters<typeof face>[1]): string => {
  const { skin, cloth } = helper;
  const arm = (side: 1 | -1): string => {
    const [shoulder, hand] = [x + side * 46, x + side * 26];
    return (
      limb(skin, [
        [[shoulder, 126], 15],
        [[x + side * 50, 156], 14],
        [[hand, y - 16], 11],
      ]) +
      limb(cloth, [
        [[shoulder, 116], 20],
        [[x + side * 50, 134], 20],
        [[x + side * 50, 150], 19],
      ]) +
      grip({ who: helper, at: [hand, y - 22], turn: 90, size: 0.4, flip: side > 0 })
    );
  };
  return (
    body(skin, [`M${x - 14} 80H${x + 14}V110H${x - 14}z`]) +
    body(cloth, [
      `M${x - 44} 240L${x - 56} 130Q${x - 50} 100 ${x - 18} 96Q${x} 112 ${x + 18} 96 ${x + 50} 100 ${x + 56} 130L${x + 44} 240z`,
    ]) +
    place(face(skin, look, 4.5), [x, 54], 0, 0.66) +
    arm(-1) +
    arm(1)
  );
};

/** The helper behind the head, from the side; both hands hold the head. */
const atTheHead = (): string => {
  const { skin, cloth, legs } = helper;
  return (
    limb(legs, [
      [[20, 262], 40],
      [[90, 286], 26],
    ]) +
    body(skin, ['M36 92L70 88 76 124 30 124z']) +
    headAt(skin, [56, 66], 24, 0.66, { eyes: 'down' }) +
    body(cloth, ['M18 124Q46 100 78 118 96 150 84 270L-20 290V170Q-10 136 18 124z']) +
    back({ who: helper, at: [84, 226], turn: 10, size: 0.44, arm: [-110, -130], sleeve: 0 }, 'in') +
    limb(cloth, [
      [[52, 142], 23],
      [[44, 164], 22],
      [[42, 182], 21],
    ])
  );
};

/** Lifting the jaw, and four helpers who roll somebody as one piece. */
export const neck = (): string => {
  const { skin, cloth, legs } = casualty;
  return panels(640, 640, 1, [
    (w, h) =>
      floor(w, h, 286) +
      body(skin, ['M300 190L346 176Q360 214 470 196L480 276Q390 286 310 262z']) +
      body(cloth, ['M466 184Q500 150 660 140V292H476Q446 280 452 230 454 200 466 184z']) +
      headAt(skin, [250, 196], -90, 1.9) +
      hook({ who: helper, at: [150, 236], turn: -14, size: 0.98, arm: [-170, -30], sleeve: 0.45 }) +
      arrow(392, 150, 84, 180, 24) +
      number(1, 36, 36),
    (w, h) =>
      floor(w, h, 250) +
      reaching(252, 178, { hair: 'bun' }) +
      reaching(392, 184, {}) +
      reaching(528, 194, { hair: 'hijab' }) +
      // The casualty on the side, the back to the viewer.
      limb(legs, [
        [[410, 232], 52],
        [[536, 238], 38],
        [[700, 244], 26],
      ]) +
      body(skin, ['M140 212H216V250H140z', 'M116 190Q118 178 128 184 134 190 126 200z']) +
      body(
        hairs.black,
        ['M84 228Q86 194 122 194 158 196 164 214L162 250Q152 264 122 264 86 262 84 228z'],
        2,
      ) +
      body(cloth, [
        'M186 208Q192 174 232 172 330 186 420 182 446 190 446 232 446 278 420 284 300 288 226 284 192 276 188 250 182 230 186 208z',
      ]) +
      fill(cloth.shade, 'M188 248Q300 268 446 246 444 280 420 284 300 288 226 284 192 276 188 248z') +
      [226, 278, 366, 418]
        .map((x) => grip({ who: helper, at: [x, 158], turn: 90, size: 0.4, flip: x % 4 === 2 }))
        .join('') +
      [502, 554]
        .map((x) => grip({ who: helper, at: [x, 172], turn: 90, size: 0.4, flip: x > 520 }))
        .join('') +
      dots('M190 232H520') +
      atTheHead() +
      bentArrow('M606 296Q634 236 610 180', [604, 168], 152, 14) +
      number(2, 36, 36),
  ]);
};
