import { tube } from '../people/limb';
import { fill } from '../people/shapes';
import { at } from '../parts/svg';
import { tone } from '../parts/tones';
import { babyHead } from './baby';
import { blank, floor, inset } from './frame';
import { back, pinch, twoFingers } from './hands';
import { headAt } from './heads';
import { body, crease } from './ink';
import { arrow, bentArrow, dots, meant } from './marks';
import { casualty, helper } from './roles';

/** Neck and chest of somebody on the back; the throat is stretched, the chest reaches the right edge. */
const neckAndChest = (): string => {
  const { skin, cloth } = casualty;
  return (
    body(skin, ['M330 214L372 210Q390 256 470 238L500 392Q400 396 346 342z']) +
    fill(skin.shade, 'M372 210Q390 256 470 238L474 262Q390 286 356 232z') +
    body(cloth, ['M462 246Q480 216 540 206 600 196 700 196V410H478Q446 400 452 330 452 270 462 246z']) +
    fill(cloth.shade, 'M452 350Q560 384 700 372V410H478Q452 402 452 350z')
  );
};

/** Tipping the head back and lifting the chin; for a baby the face stays level. */
export const headTilt = (): string => {
  const { skin, cloth } = casualty;
  return (
    blank(640, 480) +
    floor(640, 480, 406) +
    neckAndChest() +
    headAt(skin, [250, 290], -108, 2.5) +
    twoFingers({ who: helper, at: [540, 138], turn: 170, size: 1.12, flip: true, arm: [-150, -100], sleeve: 0.3 }) +
    back({ who: helper, at: [112, 116], turn: 76, size: 1.15, arm: [-160, 10], sleeve: 0.35 }) +
    bentArrow('M352 108Q290 44 206 92', [196, 100], 52) +
    inset(
      416,
      300,
      216,
      172,
      floor(216, 172, 142) +
        body(skin, ['M96 84L130 84V130L100 132z']) +
        body(cloth, ['M120 84Q140 70 180 72L260 76V142H128Q112 130 120 84z']) +
        babyHead(skin, [76, 100], -90, 0.86) +
        dots('M16 46H140', meant, 5),
    )
  );
};

/** A breath: nose pinched, lips sealed, the chest rises; for a baby over mouth and nose. */
export const breaths = (): string => {
  const { skin, cloth } = casualty;
  return (
    blank(640, 480) +
    floor(640, 480, 440) +
    at(-20, 34, 1, neckAndChest()) +
    headAt(skin, [230, 330], -105, 2.3) +
    body(helper.cloth, [tube([[[60, -60], 110], [[120, 0], 80], [[150, 30], 60]])]) +
    body(helper.skin, ['M130 0L230-20 230 80 190 90z']) +
    headAt(helper.skin, [290, 96], 104, 2.2, { eyes: 'down' }) +
    pinch({ who: helper, at: [84, 226], turn: -8, size: 1, arm: [-120, -100], sleeve: 0.3 }) +
    dots('M450 262Q520 212 640 214', meant, 6) +
    arrow(560, 200, 70, 180, 22) +
    inset(
      416,
      300,
      216,
      172,
      floor(216, 172, 142) +
        body(cloth, ['M120 84Q140 70 180 72L260 76V142H128Q112 130 120 84z']) +
        babyHead(skin, [76, 100], -90, 0.86) +
        headAt(helper.skin, [76, 20], 100, 1.4, { eyes: 'down' }),
    ) +
    crease({ ...skin, deep: tone.pine }, 'M0 0', 0)
  );
};
