import { tube } from '../people/limb';
import { fill, oval } from '../people/shapes';
import { blank, floor, panels } from './frame';
import { back, fist, heel } from './hands';
import { headAt } from './heads';
import { body, limb } from './ink';
import { arrow, bentArrow, number } from './marks';
import { casualty, helper } from './roles';

/** Blows between the shoulder blades of somebody who is bent well forward. */
export const backBlows = (): string => {
  const { skin, cloth, legs } = casualty;
  return (
    blank(640, 480) +
    floor(640, 480, 466) +
    // The far arm of the helper, which strikes.
    heel({ who: helper, at: [286, 180], turn: 160, size: 0.7, arm: [-110, -80], sleeve: 0, flip: true }) +
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
    arrow(184, 116, 92, -16, 26)
  );
};

/** Two trunks, one before the other, that look to the left; `bump` is the front of the casualty. */
const embraced = (front: string, navel: readonly [number, number], pregnant: boolean) => (): string => {
  const { skin, cloth, legs } = casualty;
  return (
    // The helper behind.
    limb(helper.legs, [
      [[232, 380], 60],
      [[236, 540], 52],
    ]) +
    body(helper.skin, ['M204 128L248 116 270 164 214 174z']) +
    headAt(helper.skin, [218, 88], 0, 0.9, { eyes: 'down' }, true) +
    body(helper.cloth, ['M190 172Q210 146 250 152 292 170 300 250 306 330 296 400H190z']) +
    // The casualty in front.
    limb(legs, [
      [[140, 400], 58],
      [[140, 540], 50],
    ]) +
    body(skin, ['M104 150L148 146 170 190 112 196z']) +
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
      embraced(front, [94, 338], false)() +
      arms(84, 284) +
      bentArrow('M30 350Q40 300 72 262', [78, 250], 212, 16) +
      number(1, 36, 36),
    () => embraced(bump, [40, 352], true)() + arms(96, 236) + arrow(18, 232, 66, 270, 20) + number(2, 36, 36),
  ]);
};
