import { tube } from '../people/limb';
import { fill } from '../people/shapes';
import { at } from '../parts/svg';
import { blank } from './frame';
import { body, crease, finger } from './ink';
import { casualty, helper } from './roles';

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
