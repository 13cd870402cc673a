import { tube } from '../people/limb';
import { fill } from '../people/shapes';
import { at } from '../parts/svg';
import { babyHead } from './baby';
import { blank, floor, inset } from './frame';
import { pinch, twoFingers } from './fingers';
import { back } from './hands';
import { headAt } from './heads';
import { body } from './ink';
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
  const { skin } = casualty;
  return (
    blank(640, 480) +
    floor(640, 480, 406) +
    neckAndChest() +
    headAt(skin, [250, 290], -108, 2.5) +
    twoFingers({
      who: helper,
      at: [560, 152],
      turn: 171,
      size: 1.12,
      flip: true,
      arm: [-150, -100],
      sleeve: 0.3,
    }) +
    back({ who: helper, at: [86, 112], turn: 72, size: 1.12, arm: [-160, 10], sleeve: 0.35 }) +
    bentArrow('M352 108Q290 44 206 92', [196, 100], 52) +
    inset(416, 300, 216, 172, levelBaby() + dots('M24 36H170', meant, 5))
  );
};

/** A baby on the back in profile, in a panel of 216 by 172; the face is level. */
const levelBaby = (): string => {
  const { skin, cloth } = casualty;
  return (
    floor(216, 172, 146) +
    body(skin, ['M110 80L150 84V136L112 142z']) +
    body(cloth, ['M136 84Q150 66 190 66L260 70V148H150Q130 140 136 84z']) +
    babyHead(skin, [84, 98], -90, 1.02)
  );
};

/** A breath: nose pinched, lips sealed, the chest rises; for a baby over mouth and nose. */
export const breaths = (): string => {
  const { skin, cloth } = helper;
  return (
    blank(640, 480) +
    floor(640, 480, 440) +
    // The helper bends over from the far side.
    body(cloth, [
      tube([
        [[640, -90], 120],
        [[540, -30], 100],
        [[440, 10], 74],
      ]),
    ]) +
    body(skin, ['M316-30L420-60 480 20 380 110z']) +
    headAt(skin, [288, 108], -50, 2.1, { eyes: 'down', mouth: 'none' }, true) +
    at(-32, 36, 1, neckAndChest()) +
    headAt(casualty.skin, [230, 330], -105, 2.3, { mouth: 'none' }) +
    pinch({ who: helper, at: [84, 226], turn: -8, size: 1, arm: [-120, -100], sleeve: 0.3 }) +
    dots('M450 262Q520 212 640 214', meant, 6) +
    arrow(560, 200, 70, 180, 22) +
    inset(
      416,
      300,
      216,
      172,
      body(cloth, ['M250-70L168-44 190-4 260-10z']) +
        body(skin, ['M128-54L182-62 206-14 160 30z']) +
        levelBaby() +
        headAt(skin, [113, -21], -50, 1.4, { eyes: 'down', mouth: 'none' }, true),
    )
  );
};
