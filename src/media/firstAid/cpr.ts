import { cloths } from '../people/tones';
import { fill } from '../people/shapes';
import { tube } from '../people/limb';
import { at } from '../parts/svg';
import { body, crease, finger } from './ink';
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

/** A chest from above, the head beyond the upper edge, with the breastbone and the edge of the ribs. */
const chest = (): string => {
  const { skin, cloth } = casualty;
  return (
    body(skin, [
      tube([
        [[30, 210], 44],
        [[22, 340], 40],
        [[18, 500], 34],
      ]),
      tube([
        [[430, 210], 44],
        [[440, 340], 40],
        [[446, 500], 34],
      ]),
    ]) +
    body(skin, ['M176 40H284V96Q300 112 330 120L230 190 130 120Q160 112 176 96z']) +
    fill(skin.shade, 'M176 40H284V70Q230 112 176 70z') +
    body(skin, ['M150-60Q150 64 230 66 310 64 310-60z']) +
    body(cloth, [
      'M152 108Q180 168 230 168 280 168 308 108 352 118 392 134 440 152 456 214L470 330 404 344 392 500H68L56 344-10 330 4 214Q20 152 68 134 108 118 152 108z',
    ]) +
    crease(cloth, 'M404 344Q396 290 384 262M56 344Q64 290 76 262') +
    // Breastbone, with the lower half marked, and the edge of the ribs.
    fill(cloth.light, 'M202 172Q230 182 258 172L252 214 250 330Q246 352 230 360 214 352 210 330L208 214z') +
    fill(cloth.shade, 'M209 256H251L250 330Q246 352 230 360 214 352 210 330z') +
    `<path d="M98 456Q130 380 230 352 330 380 362 456" fill="none" stroke="${cloth.deep}" stroke-width="5" stroke-linecap="round" stroke-dasharray="2 14"/>`
  );
};

/** One hand on the other, the heel of the lower one on the breastbone, its fingers between those of the upper one. */
const laced = (): string => {
  const { skin, cloth } = helper;
  const low = { ...skin, base: skin.shade };
  const lower: readonly (readonly [number, number])[] = [
    [222, 128],
    [250, 100],
    [278, 92],
    [306, 110],
  ];
  const upper: readonly (readonly [number, number])[] = [
    [236, 134],
    [264, 124],
    [292, 132],
    [319, 152],
  ];
  return (
    // The lower hand: its forearm comes from above.
    lower.map(([y, tip]) => finger(low, 25, `230 ${y}`, `196 ${y}L${tip} ${y + (y - 264) * 0.14}`)).join('') +
    finger(low, 28, '268 300', '250 318L216 344L186 346') +
    body(low, [
      tube([
        [[560, 124], 54],
        [[420, 192], 42],
        [[312, 246], 30],
      ]),
      'M318 218Q270 206 220 206 196 210 192 230L190 304Q196 324 226 322 280 316 322 282z',
    ]) +
    body(cloth, [
      tube([
        [[580, 110], 66],
        [[500, 150], 60],
        [[446, 178], 55],
      ]),
    ]) +
    // The upper hand.
    body(skin, [
      tube([
        [[560, 430], 56],
        [[430, 352], 44],
        [[322, 284], 31],
      ]),
      'M334 258Q290 232 238 222 214 220 210 238L206 316Q212 336 240 334 290 332 322 312z',
    ]) +
    upper
      .map(([y, tip]) => finger(skin, 25, `236 ${y}`, `208 ${y}L${tip + 22} ${y}L${tip + 6} ${y + 2}`))
      .join('') +
    finger(skin, 28, '290 262', '270 246L240 216L214 204') +
    crease(skin, 'M226 232Q220 238 226 244M226 260Q220 266 226 272M226 288Q220 294 226 300', 2.5) +
    body(cloth, [
      tube([
        [[590, 450], 68],
        [[510, 402], 62],
        [[452, 364], 56],
      ]),
    ])
  );
};

/** Where the hands go on the chest, from above. */
export const cprHands = (): string => blank(480, 480) + chest() + at(-46, 0, 1, laced());
