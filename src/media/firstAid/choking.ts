import type { Tone } from '../people/tones';
import { tube } from '../people/limb';
import type { Station } from '../people/limb';
import { fill, oval } from '../people/shapes';
import { babyHead } from './baby';
import { blank, floor, panels } from './frame';
import { back, fist, grip, heel } from './hands';
import { headAt } from './heads';
import { body } from './ink';
import { arrow, bentArrow, number } from './marks';
import { casualty, helper } from './roles';

const limb = (tone: Tone, stations: readonly Station[], round = true): string =>
  body(tone, [tube(stations, round ? 'round' : 'cut')]);

/** Blows between the shoulder blades of somebody who is bent well forward. */
export const backBlows = (): string => {
  const { skin, cloth, legs } = casualty;
  return (
    blank(640, 480) +
    floor(640, 480, 466) +
    // The far arm of the helper, which strikes.
    heel({ who: helper, at: [300, 178], turn: 160, size: 0.7, arm: [-110, -80], sleeve: 0, flip: true }) +
    limb(helper.skin, [
      [[420, 106], 27],
      [[360, 116], 27],
    ]) +
    limb(helper.cloth, [
      [[452, 156], 34],
      [[438, 120], 33],
      [[404, 106], 31],
    ]) +
    // The casualty: legs, far arm, head, trunk, near arm with the hand on the knee.
    limb(legs, [
      [[424, 286], 52],
      [[376, 392], 42],
      [[396, 520], 34],
    ]) +
    body(skin, ['M190 306L150 330 166 396 236 372z']) +
    headAt(skin, [138, 386], 40, 0.96, { eyes: 'open', mouth: 'open' }, true) +
    body(cloth, [
      'M184 288Q206 240 280 212 380 184 446 206 492 232 486 290 470 340 424 346 350 346 296 372 250 400 214 388 182 340 184 288z',
    ]) +
    fill(
      cloth.shade,
      'M186 330Q250 370 330 326 420 296 486 290 470 340 424 346 350 346 296 372 250 400 214 388 190 356 186 330z',
    ) +
    // The helper: legs, neck, head, trunk.
    limb(helper.legs, [
      [[506, 300], 56],
      [[510, 400], 48],
      [[514, 520], 42],
    ]) +
    body(helper.skin, ['M428 104L474 92 492 132 446 146z']) +
    headAt(helper.skin, [436, 64], -10, 0.9, { eyes: 'down' }, true) +
    body(helper.cloth, [
      'M420 146Q448 118 490 122 546 134 560 206 570 280 562 340 510 352 454 340 448 266 438 226 410 186 420 146z',
    ]) +
    fill(helper.cloth.shade, 'M500 344Q540 260 524 150 548 176 560 206 570 280 562 340 530 348 500 344z') +
    limb(skin, [
      [[226, 310], 22],
      [[234, 410], 20],
      [[300, 432], 17],
      [[352, 420], 13],
    ]) +
    back({ who: casualty, at: [346, 422], turn: -8, size: 0.4 }) +
    limb(cloth, [
      [[230, 300], 31],
      [[228, 330], 29],
      [[230, 352], 27],
    ]) +
    // The near arm below the chest, the hand flat on it.
    back({ who: helper, at: [352, 378], turn: 190, size: 0.66, flip: true }, 'in') +
    body(helper.skin, [
      tube(
        [
          [[476, 330], 22],
          [[420, 366], 21],
          [[346, 378], 17],
        ],
        'round',
      ),
    ]) +
    limb(helper.cloth, [
      [[476, 166], 35],
      [[500, 250], 32],
      [[470, 330], 28],
    ]) +
    arrow(196, 116, 92, -16, 26)
  );
};

/** Two trunks, one before the other, that look to the left; `bump` is the front of the casualty. */
const embraced = (front: string, navel: readonly [number, number], pregnant: boolean) => (): string => {
  const { skin, cloth, legs } = casualty;
  return (
    // The helper behind.
    limb(
      helper.legs,
      [
        [[232, 380], 60],
        [[236, 540], 52],
      ],
      false,
    ) +
    body(helper.skin, ['M204 128L248 116 270 164 214 174z']) +
    headAt(helper.skin, [218, 88], 0, 0.9, { eyes: 'down' }, true) +
    body(helper.cloth, ['M190 172Q210 146 250 152 292 170 300 250 306 330 296 400H190z']) +
    // The casualty in front.
    limb(
      legs,
      [
        [[140, 400], 58],
        [[140, 540], 50],
      ],
      false,
    ) +
    body(skin, ['M104 150L156 140 172 190 112 196z']) +
    headAt(
      skin,
      [112, 114],
      8,
      0.9,
      { eyes: 'open', mouth: 'open', hair: pregnant ? 'bun' : 'short' },
      true,
    ) +
    body(cloth, [front]) +
    oval(cloth.deep, navel[0], navel[1], 5)
  );
};

const front =
  'M110 190Q130 162 166 172 200 186 208 250 212 340 204 412H92Q84 380 84 350 84 300 92 250 94 214 110 190z';
const bump =
  'M110 190Q130 162 166 172 200 186 208 250 212 340 204 420H96Q34 400 36 346 40 298 90 276 92 230 110 190z';

/** A thrust above the navel; in pregnancy on the middle of the breastbone. */
export const bellyThrusts = (): string => {
  const arms = (x: number, y: number): string => {
    const { skin, cloth } = helper;
    return (
      fist({ who: helper, at: [x + 46, y + 10], turn: 182, size: 0.6 }) +
      back({ who: helper, at: [x + 78, y + 4], turn: 184, size: 0.6 }, 'in', 40) +
      body(skin, [
        tube(
          [
            [[236, y + 18], 24],
            [[160, y + 14], 20],
            [[x + 70, y + 3], 16],
          ],
          'round',
        ),
      ]) +
      body(cloth, [
        tube(
          [
            [[236, 200], 38],
            [[254, (200 + y) / 2 + 10], 34],
            [[226, y + 14], 30],
          ],
          'round',
        ),
      ])
    );
  };
  return panels(640, 480, 2, [
    () =>
      embraced(front, [92, 330], false)() +
      arms(84, 284) +
      bentArrow('M30 350Q40 300 72 262', [78, 250], 212, 16) +
      number(1, 36, 36),
    () => embraced(bump, [40, 352], true)() + arms(96, 236) + arrow(18, 232, 66, 270, 20) + number(2, 36, 36),
  ]);
};

/** The helper's thigh, from the hip at the right to the knee. */
const thigh = (): string =>
  limb(
    helper.legs,
    [
      [[120, 460], 60],
      [[112, 290], 60],
      [[400, 232], 74],
      [[720, 190], 92],
    ],
    false,
  );

/** The arm that carries a baby, along the thigh. */
const carrying = (): string =>
  body(helper.skin, [
    tube([
      [[640, 156], 48],
      [[430, 196], 38],
      [[250, 236], 27],
    ]),
  ]) +
  body(helper.cloth, [
    tube([
      [[690, 140], 66],
      [[620, 154], 62],
      [[560, 168], 54],
    ]),
  ]);

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
      'M214 166Q240 124 300 104 380 74 444 66 480 72 482 106 480 140 444 152 350 184 262 212 224 214 214 166z',
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
      'M214 172Q236 130 300 112 380 82 444 70 480 76 482 110 480 146 444 158 350 188 262 214 224 216 214 172z',
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
      carrying() +
      faceDown() +
      grip({ who: helper, at: [264, 252], turn: 178, size: 0.66 }) +
      heel({ who: helper, at: [322, 74], turn: 162, size: 0.74, arm: [-190, -60], sleeve: 0.4, flip: true }) +
      arrow(206, 40, 84, -14, 24) +
      number(1, 36, 36),
    (w, h) =>
      floor(w, h, 304) +
      thigh() +
      carrying() +
      back({ who: helper, at: [252, 244], turn: 184, size: 0.72, flip: true }, 'in', 30) +
      faceUp() +
      heel({ who: helper, at: [336, 72], turn: 162, size: 0.74, arm: [-190, -60], sleeve: 0.4, flip: true }) +
      arrow(222, 42, 84, -14, 24) +
      number(2, 36, 36),
  ]);
