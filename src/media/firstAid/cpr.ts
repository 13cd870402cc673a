import { cloths } from '../people/tones';
import { fill } from '../people/shapes';
import { tube } from '../people/limb';
import { at } from '../parts/svg';
import { body, crease } from './ink';
import { blank, floor } from './frame';
import { headAt } from './heads';
import { arrow, measure } from './marks';
import { casualty, helper } from './roles';

/** Somebody flat on the back, head to the left, cut by the right edge. */
const lying = (): string => {
  const { skin, cloth, legs } = casualty;
  return (
    // Legs.
    body(legs, ['M392 362Q470 346 560 356L740 372V446H392z']) +
    crease(legs, 'M470 410Q600 404 740 412') +
    // Neck.
    body(skin, ['M136 366L186 352 190 436 140 424z']) +
    headAt(skin, [112, 394], -98, 0.86) +
    body(cloth, [
      'M178 362Q206 338 250 338 300 340 340 352 380 358 404 362Q412 404 402 446H196Q168 440 170 404 168 376 178 362z',
    ]) +
    fill(cloth.shade, 'M172 420Q260 432 405 426L402 446H196Q176 442 172 420z') +
    // Arm along the body.
    body(skin, [
      tube(
        [
          [[268, 428], 17],
          [[340, 434], 15],
          [[392, 438], 12],
        ],
        'round',
      ),
    ]) +
    body(cloth, [
      tube([
        [[206, 408], 22],
        [[240, 422], 21],
        [[278, 430], 20],
      ]),
    ])
  );
};

const kneeling = (): string => {
  const { skin, cloth, legs } = helper;
  return (
    // Far arm.
    body(skin, [
      tube([
        [[262, 150], 17],
        [[254, 240], 15],
        [[250, 318], 11],
      ]),
    ]) +
    // Legs: thigh, then shin along the floor.
    body(legs, [
      tube(
        [
          [[398, 282], 46],
          [[340, 360], 38],
          [[306, 424], 26],
        ],
        'round',
      ),
      tube(
        [
          [[312, 426], 24],
          [[400, 432], 22],
          [[480, 438], 13],
        ],
        'round',
      ),
    ]) +
    body(cloths.leather, ['M470 424Q500 414 520 424L530 450H478Q466 440 470 424z']) +
    crease(legs, 'M322 404Q356 420 420 418') +
    // Trunk.
    body(cloth, [
      'M228 108Q244 82 282 92 356 130 420 214 452 262 438 300 420 330 372 318 350 270 300 222 262 190 238 170 218 140 228 108z',
    ]) +
    fill(
      cloth.shade,
      'M300 222Q350 270 372 318 420 330 438 300 442 288 441 274 400 300 376 268 340 214 290 190z',
    ) +
    // Neck and head.
    body(skin, ['M206 96L248 82 286 110 244 138z']) +
    headAt(skin, [214, 66], 26, 0.92, { eyes: 'down' }, true)
  );
};

const nearArm = (): string => {
  const { skin, cloth } = helper;
  return (
    body(skin, [
      tube([
        [[250, 150], 20],
        [[247, 240], 17],
        [[246, 326], 13],
      ]),
    ]) +
    body(cloth, [
      tube([
        [[254, 122], 30],
        [[252, 160], 27],
        [[250, 196], 25],
      ]),
    ]) +
    crease(cloth, 'M228 184Q250 192 274 186', 2.5)
  );
};

/** The hands of the side view: heel on the chest, the fingers of the upper hand around those of the lower one. */
const stacked = (): string => {
  const { skin } = helper;
  return (
    body(skin, ['M264 340Q262 330 240 330L192 318Q182 318 182 325 183 331 192 333L226 342z']) +
    body(skin, [
      'M233 322H260Q266 332 262 338 250 342 232 336L206 330Q196 330 195 338 200 346 190 344 182 340 184 330 188 318 204 318z',
    ])
  );
};

/** Pushing on the chest, from the side. */
export const cprSide = (): string =>
  blank(720, 480) +
  floor(720, 480, 440) +
  at(56, 0, 1, lying() + kneeling() + stacked() + nearArm()) +
  arrow(236, 184, 122, 0, 30) +
  measure('5-6 cm', 98, 250, 29) +
  arrow(368, 348, 76, 180, 20);
