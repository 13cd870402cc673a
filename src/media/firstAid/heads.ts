import type { SkinTone } from '../people/tones';
import { cloths, eyeInk, hairs } from '../people/tones';
import { fill, line, oval, place } from '../people/shapes';
import { body, contour } from './ink';

/** What a face does; all are calm. */
interface Face {
  eyes?: 'open' | 'closed' | 'down';
  mouth?: 'closed' | 'open' | 'none';
  hair?: 'short' | 'bun' | 'bald';
}

/** Outline of a head that looks to the right, 108 high; the ear is near 0 0. */
const profile =
  'M8-55C28-55 39-43 40-27 41-20 38-16 39-13 42-7 47 1 50 6 52 10 49 13 42 13 41 16 42 18 44 20 49 21 50 26 44 27.500 50 29 49 35 43 36 41 39 44 42 43 47 41 55 30 56 20 54 10 52 2 46-6 38L-26 34C-40 20-44 4-43-14-42-40-20-55 8-55z';

const mouths = { closed: 'M36 27.500L46 27.500', open: 'M38 27L48 25M38 28L48 31', none: '' } as const;
const eyesOf = {
  open: oval(eyeInk, 29, -11, 3.6, 4.6),
  closed: line(eyeInk, 3, 'M24-11Q29-6 35-10'),
  down: line(eyeInk, 3, 'M25-10Q30-6 36-9'),
} as const;

/** A head in profile that looks to the right. */
export function headInProfile(
  skin: SkinTone,
  { eyes = 'closed', mouth = 'closed', hair = 'short' }: Face = {},
  edge = contour,
): string {
  const black = hairs.black;
  const cap =
    hair === 'bald'
      ? ''
      : (hair === 'bun' ? body(black, ['M-30-46Q-62-64-66-38-64-14-36-22z'], 1) : '') +
        fill(
          black.base,
          'M36-38C30-54 18-60 4-60-24-60-48-42-48-14-48 8-44 24-34 34Q-24 32-17 22-14 8-12-4-8-8 2-6 4-20 12-28 24-30 36-38z',
        );
  return (
    body(skin, [profile], edge) +
    fill(skin.shade, 'M43 47C41 55 30 56 20 54 10 52 2 46-6 38L-2 30Q16 46 43 44z') +
    cap +
    body(skin, ['M-12-2Q-14-12-4-12 4-11 3-2 1 10-5 12-11 10-12-2z'], 2) +
    line(skin.deep, 2.5, 'M-6-5Q-1-5-3 3') +
    eyesOf[eyes] +
    line(black.base, 4, 'M22-22Q29-26 36-22') +
    line(skin.deep, 2.5, 'M43 12Q39 12 40 8') +
    (mouth === 'none' ? '' : line(eyeInk, 3, mouths[mouth]))
  );
}

/** A head in profile put in place: `turn` in degrees clockwise from looking right, `size` 1 for 108 units. */
export const headAt = (
  skin: SkinTone,
  at: readonly [number, number],
  turn: number,
  size: number,
  face: Face = {},
  mirrored = false,
): string => place(headInProfile(skin, face, contour / size), at, turn, mirrored ? -size : size, size);

/** What the mouth of a face from the front does; `droop` hangs at the right of the picture. */
type FrontMouth = 'closed' | 'droop' | 'smile';

const frontMouths: Readonly<Record<FrontMouth, string>> = {
  closed: 'M-12 33Q0 36 12 33',
  smile: 'M-19 28Q0 44 19 28',
  droop: 'M-20 25Q-12 36 2 34 14 33 20 44',
};

/** A face from the front, crown up, 110 high, the middle at 0 0. */
export function face(
  skin: SkinTone,
  {
    mouth = 'closed',
    eyes = 'closed',
    hair = 'short',
  }: { mouth?: FrontMouth; eyes?: 'open' | 'closed'; hair?: 'short' | 'bun' | 'hijab' } = {},
  edge = 3,
): string {
  const lids =
    eyes === 'closed'
      ? line(eyeInk, 3, 'M-27-6Q-19 1-11-6M11-6Q19 1 27-6')
      : [-19, 19]
          .map(
            (x) =>
              oval('#FBF6EE', x, -5, 9, mouth === 'droop' && x > 0 ? 3.6 : 5.4) +
              oval(eyeInk, x, -5, 4.2, mouth === 'droop' && x > 0 ? 3.6 : 4.8),
          )
          .join('') +
        line(
          eyeInk,
          2,
          mouth === 'droop' ? 'M-29-6Q-19-14-10-6M10-5Q19-10 29-4' : 'M-29-6Q-19-14-10-6M10-6Q19-14 29-6',
        );
  const brows =
    mouth === 'droop' ? 'M-28-19Q-19-25-11-20M11-16Q19-19 28-13' : 'M-28-18Q-19-23-11-19M11-19Q19-23 28-18';
  const veil =
    hair === 'hijab'
      ? fill(
          cloths.plum.base,
          'M0-68C52-68 66-20 60 24 64 64 44 92 0 92-44 92-64 64-60 24-66-20-52-68 0-68zM0-46C-32-46-40-20-38 4-36 32-20 54 0 54 20 54 36 32 38 4 40-20 32-46 0-46z',
          ' fill-rule="evenodd"',
        )
      : '';
  return (
    (hair === 'bun' ? oval(hairs.black.base, 0, -66, 22) : '') +
    body(skin, ['M-42-6Q-54-8-53 6-51 20-42 18z', 'M42-6Q54-8 53 6 51 20 42 18z'], edge) +
    body(skin, ['M0-56C34-56 46-32 44-4 43 28 24 54 0 54-24 54-43 28-44-4-46-32-34-56 0-56z'], edge) +
    fill(
      hairs.black.base,
      'M0-62C40-62 52-34 46-4 42-24 36-36 20-38H-20C-36-36-42-24-46-4-52-34-40-62 0-62z',
    ) +
    lids +
    line(hairs.black.base, 4, brows) +
    line(skin.deep, 2.5, 'M-5-2Q-3 8-9 14-4 20 0 19 4 20 9 14') +
    line(eyeInk, 3.5, frontMouths[mouth]) +
    veil
  );
}
