import type { SkinTone } from '../people/tones';
import { cloths, eyeInk, hairs } from '../people/tones';
import { fill, line, oval, place } from '../people/shapes';
import { body, contour } from './ink';

/** A baby's head in profile that looks to the right, 100 high. */
const profile =
  'M6-52C30-52 44-36 44-14 44-8 41-4 42 0 45 3 49 7 48 10 46 13 43 13 44 16 47 17 47 21 43 23 46 26 45 31 41 32 41 42 34 47 22 47 10 46 2 40-4 34L-28 34C-46 20-52 0-50-16-46-40-20-52 6-52z';

export const babyHead = (
  skin: SkinTone,
  at: readonly [number, number],
  turn: number,
  size: number,
  { open = false, mirrored = false } = {},
): string =>
  place(
    body(skin, [profile], contour / size) +
      fill(
        hairs.black.base,
        'M36-36C22-52 2-56-14-52-40-46-54-26-52-6-50 14-40 28-30 34Q-28 16-16 6-18-12-4-16 4-30 36-36z',
      ) +
      body(skin, ['M-8 4Q-10-6 0-6 8-5 7 3 5 14-1 16-7 14-8 4z'], 2) +
      line(eyeInk, 3, 'M26-2Q31 3 37 0') +
      line(hairs.black.base, 3, 'M26-12Q31-15 36-12') +
      line(eyeInk, 3, open ? 'M36 23L46 21M36 24L44 27' : 'M38 23L45 23') +
      line(skin.lip, 2.5, 'M42 12Q39 12 40 9'),
    at,
    turn,
    mirrored ? -size : size,
    size,
  );

/** A baby on its back, from above: the head at the upper edge, the breastbone below 0 0, the nipples at -36 and 36. */
export const babyFromAbove = (skin: SkinTone): string =>
  // Arms and legs.
  body(skin, [
    [40, 'M-66-48L-124-16L-116-76'],
    [40, 'M66-48L124-16L116-76'],
    [24, 'M-116-76L-118-92'],
    [24, 'M116-76L118-92'],
  ]) +
  body(skin, [
    [56, 'M-44 180L-78 236L-60 300'],
    [56, 'M44 180L78 236L60 300'],
  ]) +
  // Trunk.
  body(skin, ['M-30-84H30L62-70Q84-60 82-30 74 40 80 110L74 180H-74L-80 110Q-74 40-82-30-84-60-62-70z']) +
  fill(skin.shade, 'M-30-84H30V-74Q0-58-30-74z') +
  // Nappy.
  body(cloths.white, ['M-80 124Q0 140 80 124L84 172Q70 206 36 214H-36Q-70 206-84 172z']) +
  fill(cloths.white.shade, 'M-83 160Q0 196 83 160L84 172Q70 206 36 214H-36Q-70 206-84 172z') +
  // Head.
  body(
    skin,
    ['M-15-142m-52 0Q-74-142-74-130-72-114-60-116z', 'M15-142m52 0Q74-142 74-130 72-114 60-116z'],
    2.5,
  ) +
  body(skin, ['M0-224C48-224 66-186 64-150 62-110 36-80 0-80-36-80-62-110-64-150-66-186-48-224 0-224z']) +
  fill(
    hairs.black.base,
    'M0-228C50-228 70-190 66-158 60-186 36-204 0-204-36-204-60-186-66-158-70-190-50-228 0-228z',
  ) +
  line(eyeInk, 3.5, 'M-36-142Q-27-134-18-142M18-142Q27-134 36-142') +
  line(hairs.black.base, 3.5, 'M-38-160Q-27-166-18-161M18-161Q27-166 38-160') +
  line(skin.deep, 3.5, 'M-9-122Q0-116 9-122') +
  line(skin.lip, 5, 'M-12-104Q0-100 12-104') +
  // Nipples and the line between them.
  oval(skin.deep, -38, -4, 6) +
  oval(skin.deep, 38, -4, 6);
