import { tube } from '../people/limb';
import { babyHead } from './baby';
import { floor, panels } from './frame';
import { back, grip, heel } from './hands';
import type { Held } from './hands';
import { body, limb } from './ink';
import { arrow, number } from './marks';
import { casualty, helper } from './roles';

/** The helper's thigh, from the hip at the right to the knee. */
const thigh = (): string =>
  limb(helper.legs, [
    [[120, 460], 60],
    [[112, 290], 60],
    [[400, 232], 74],
    [[720, 190], 92],
  ]);

/** The hand and arm that carry a baby along the thigh. */
const carrying: Held = { who: helper, at: [264, 250], turn: 178, size: 0.7, arm: [-600, 130], sleeve: 0.3 };

/** A baby along a forearm, face down, the head at the left and lowest. */
const faceDown = (): string => {
  const { skin, cloth } = casualty;
  return (
    limb(skin, [
      [[430, 104], 30],
      [[488, 124], 27],
      [[520, 186], 20],
    ]) +
    limb(skin, [
      [[518, 188], 16],
      [[504, 212], 15],
    ]) +
    body(skin, ['M190 186L236 160 252 210 206 232z']) +
    babyHead(skin, [156, 224], -76, 1.12, { mirrored: true }) +
    body(cloth, [
      'M214 166Q240 124 300 104 380 74 444 66 480 72 482 106 482 156 446 172 350 206 264 228 222 222 214 166z',
    ]) +
    limb(skin, [
      [[262, 184], 21],
      [[250, 226], 19],
      [[222, 262], 15],
    ]) +
    body(cloth, [
      tube(
        [
          [[268, 156], 26],
          [[262, 178], 26],
          [[256, 200], 25],
        ],
        'round',
      ),
    ])
  );
};

/** The same, face up. */
const faceUp = (): string => {
  const { skin, cloth } = casualty;
  return (
    limb(skin, [
      [[430, 112], 30],
      [[494, 62], 27],
      [[534, 124], 19],
    ]) +
    limb(skin, [
      [[536, 124], 16],
      [[550, 100], 14],
    ]) +
    body(skin, ['M190 186L236 160 252 210 206 232z']) +
    babyHead(skin, [152, 210], -104, 1.12) +
    body(cloth, [
      'M214 172Q236 130 300 112 380 82 444 70 480 76 482 110 482 160 446 176 350 208 264 230 222 222 214 172z',
    ]) +
    limb(skin, [
      [[262, 176], 21],
      [[300, 196], 18],
      [[330, 214], 15],
    ]) +
    body(cloth, [
      tube(
        [
          [[256, 168], 26],
          [[274, 180], 26],
          [[292, 190], 24],
        ],
        'round',
      ),
    ])
  );
};

/** Blows to the back and pushes on the chest of a baby; the head is lowest. */
export const babyChoking = (): string =>
  panels(640, 640, 1, [
    (w, h) =>
      floor(w, h, 304) +
      thigh() +
      grip(carrying) +
      faceDown() +
      grip({ ...carrying, arm: undefined }) +
      heel({ who: helper, at: [322, 74], turn: 162, size: 0.74, arm: [-190, -60], sleeve: 0.4, flip: true }) +
      arrow(206, 40, 84, -14, 24) +
      number(1, 36, 36),
    (w, h) =>
      floor(w, h, 304) +
      thigh() +
      back({ ...carrying, flip: true, arm: [-600, -130] }, 'in', 20) +
      faceUp() +
      heel({ who: helper, at: [336, 72], turn: 162, size: 0.74, arm: [-190, -60], sleeve: 0.4, flip: true }) +
      arrow(222, 42, 84, -14, 24) +
      number(2, 36, 36),
  ]);
