import { tube } from '../people/limb';
import { cloths } from '../people/tones';
import { fill, line, place } from '../people/shapes';
import { blank, inset, panels } from './frame';
import { pinch } from './fingers';
import { back, grip } from './hands';
import { body, crease } from './ink';
import { arrow, bentArrow, clock, number } from './marks';
import { casualty, helper } from './roles';

/** A folded cloth, its middle at 0 0. */
const cloth = (width: number, height: number): string =>
  body(cloths.white, [
    `M${-width / 2} ${-height / 2 + 6}Q0 ${-height / 2 - 6} ${width / 2} ${-height / 2 + 6}L${width / 2 + 4} ${height / 2}Q0 ${height / 2 + 8} ${-width / 2 - 4} ${height / 2}z`,
  ]) +
  crease(
    { ...cloths.white, deep: cloths.white.deep },
    `M${-width / 2} ${height / 2 - 14}Q0 ${height / 2 - 6} ${width / 2} ${height / 2 - 14}`,
    3,
  );

/** A forearm on the ground with its hand to the left and the sleeve at the right. */
const injuredArm = (): string =>
  back({ who: casualty, at: [196, 330], turn: 180, size: 0.96, arm: [-460, 0], sleeve: 0 }) +
  body(casualty.cloth, [
    tube([
      [[680, 330], 66],
      [[600, 330], 62],
      [[520, 330], 56],
    ]),
  ]);

/** Pressing on a wound with both hands; on both sides of something that is stuck in it. */
export const pressWound = (): string =>
  blank(640, 480) +
  fill('#C6D5D5', 'M0 300H640V480H0z') +
  injuredArm() +
  place(cloth(210, 84), [330, 322]) +
  body(helper.cloth, ['M130-20H520Q540 30 500 56 420 20 326 24 230 20 150 56 110 30 130-20z']) +
  back({ who: helper, at: [280, 214], turn: 62, size: 0.9, arm: [-250, -70], sleeve: 0.6 }) +
  back({ who: helper, at: [384, 204], turn: 118, size: 0.92, arm: [-250, 70], sleeve: 0.6, flip: true }) +
  arrow(328, 52, 104, 0, 28) +
  inset(
    416,
    300,
    216,
    172,
    body(casualty.skin, [
      tube([
        [[-20, 120], 34],
        [[110, 116], 36],
        [[240, 118], 40],
      ]),
    ]) +
      body(cloths.slate, ['M100 34L118 32 114 110 104 112z']) +
      place(cloth(54, 40), [72, 98], -6) +
      place(cloth(54, 40), [146, 96], 6) +
      back({ who: helper, at: [10, 40], turn: 40, size: 0.46, arm: [-150, 0], sleeve: 0.3 }) +
      back({ who: helper, at: [206, 40], turn: 140, size: 0.46, arm: [-150, 0], sleeve: 0.3, flip: true }),
  );

/** A thigh from the hip at the left to the knee, with a wound above the knee. */
const thigh = (band: string): string =>
  body(casualty.skin, [
    tube([
      [[40, 208], 66],
      [[180, 206], 56],
      [[270, 202], 46],
      [[340, 240], 40],
    ]),
  ]) +
  body(casualty.legs, [
    tube([
      [[-40, 210], 86],
      [[20, 208], 80],
      [[56, 208], 76],
    ]),
  ]) +
  body({ ...casualty.skin, base: '#A2554C' }, ['M188 190Q206 188 222 214 202 212 188 190z']) +
  band;

const band = (): string =>
  body(cloths.sand, ['M104 142Q122 136 140 142Q150 206 140 268Q122 274 104 268Q116 206 104 142z']);

const stick = (turn: number): string =>
  place(body(cloths.ochre, ['M-74-8H74Q82 0 74 8H-74Q-82 0-74-8z']), [122, 146], turn);

const knot = (): string =>
  body(cloths.sand, ['M106 140Q126 124 146 140 152 152 144 164 126 172 108 164 98 152 106 140z']);

/** A tourniquet in four steps. */
export const tourniquet = (): string =>
  panels(640, 640, 2, [
    () =>
      thigh(band() + line(cloths.sand.base, 24, 'M126 146L70 96M126 146L190 92') + knot()) +
      grip({ who: helper, at: [16, 50], turn: 40, size: 0.6, arm: [-150, 0] }) +
      grip({ who: helper, at: [250, 44], turn: 140, size: 0.6, arm: [-150, 0], flip: true }) +
      number(1, 36, 276),
    () =>
      thigh(band() + stick(0) + line(cloths.sand.base, 24, 'M126 146L84 100M126 146L170 96') + knot()) +
      grip({ who: helper, at: [30, 50], turn: 40, size: 0.6, arm: [-150, 0] }) +
      grip({ who: helper, at: [230, 44], turn: 140, size: 0.6, arm: [-150, 0], flip: true }) +
      number(2, 36, 276),
    () =>
      thigh(band() + knot() + stick(-34)) +
      pinch({ who: helper, at: [284, 62], turn: 160, size: 0.7, arm: [-150, -30], flip: true }) +
      bentArrow('M40 116Q56 44 122 40', [138, 42], -82, 14) +
      number(3, 36, 276),
    () =>
      thigh(
        band() +
          knot() +
          stick(-8) +
          body(cloths.white, ['M62 130Q74 126 86 130 94 200 86 268 74 272 62 268 70 200 62 130z']),
      ) +
      clock(246, 66, 50, 300, 60) +
      number(4, 36, 276),
  ]) + arrow(-100, -100, 10);
