import { hairs } from '../people/tones';
import { fill, place } from '../people/shapes';
import { floor, panels } from './frame';
import { hook } from './fingers';
import { back } from './hands';
import { face, headAt } from './heads';
import { body, limb } from './ink';
import { arrow, bentArrow, dots, number } from './marks';
import { casualty, helper } from './roles';

/** A helper from the front who kneels behind somebody. */
const trunk = (x: number, look: Parameters<typeof face>[1]): string => {
  const { skin, cloth } = helper;
  return (
    body(skin, [`M${x - 14} 80H${x + 14}V110H${x - 14}z`]) +
    body(cloth, [
      `M${x - 40} 240L${x - 54} 130Q${x - 50} 102 ${x - 18} 98Q${x} 112 ${x + 18} 98 ${x + 50} 102 ${x + 54} 130L${x + 40} 240z`,
    ]) +
    place(face(skin, look, 4.5), [x, 60], 0, 0.62)
  );
};

/** Both arms of such a helper, who reaches over to the height of `y`. */
const arms = (x: number, y: number): string =>
  ([-1, 1] as const)
    .map((side) => {
      const [shoulder, hand] = [x + side * 46, x + side * 25];
      return (
        back({ who: helper, at: [hand, y - 20], turn: 90, size: 0.42, flip: side > 0 }) +
        limb(helper.skin, [
          [[shoulder, 114], 15],
          [[x + side * 44, 142], 14],
          [[hand, y - 16], 11.5],
        ]) +
        limb(helper.cloth, [
          [[shoulder, 112], 20],
          [[x + side * 48, 126], 20],
          [[x + side * 46, 136], 19],
        ])
      );
    })
    .join('');

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
      hook({ who: helper, at: [150, 240], turn: -5, size: 0.98, arm: [-170, -30], sleeve: 0.45 }) +
      arrow(392, 150, 84, 180, 24) +
      number(1, 36, 36),
    (w, h) =>
      floor(w, h, 250) +
      trunk(252, { hair: 'bun' }) +
      trunk(392, {}) +
      trunk(528, { hair: 'hijab' }) +
      // The far hand of the helper at the head.
      back({ who: helper, at: [88, 188], turn: 2, size: 0.42, flip: true }, 'in') +
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
      [252, 392, 528].map((x, i) => arms(x, [176, 182, 196][i] ?? 0)).join('') +
      dots('M190 244H520') +
      atTheHead() +
      bentArrow('M606 296Q634 236 610 180', [604, 168], 152, 14) +
      number(2, 604, 36),
  ]);
};
