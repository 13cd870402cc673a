import type { Owner } from './handParts';
import { finger, flatHand, forearm, nail, ownerOf, pinch, twoFingers } from './handParts';
import type { Look } from './look';
import { fill, line, oval, place } from './shapes';
import type { ClothName } from './tones';
import { cloths } from './tones';

/** Whose hands, and what they wear. */
interface HandsProps {
  skin: Look['skin'];
  /** Cloth of the forearm; bare without it. */
  sleeve?: ClothName;
  /** A thin glove. */
  glove?: boolean;
  /** Skin of the second person, where there is one. */
  other?: Look['skin'];
}

const gripping = (own: Owner): string =>
  place(forearm(own), [48, 86], 58) +
  finger(own, 24, 'M-6 48Q-34 46-56 26') +
  [
    [-34, -4],
    [-12, -8],
    [10, -8],
    [31, -3],
  ]
    .map(([x = 0, y = 0]) => finger(own, 22, `M${x + 3} ${y + 14}L${x} ${y - 14}`))
    .join('') +
  fill(own.tone.base, 'M-45 4Q-42-8-30-4L34-2Q45 0 46 14Q50 44 72 70L24 101Q-6 78-26 54Q-44 32-45 4z') +
  fill(own.tone.shade, 'M24-2L34-2Q45 0 46 14Q50 44 72 70L60 80Q32 46 24-2z') +
  line(own.tone.shade, 3, 'M-30 4L-20 26M-8 2L0 26M13 2L16 24', ' opacity=".8"') +
  nail(own, [-56, 26], 35);

const pressing = (own: Owner): string =>
  place(forearm(own), [-16, -74], -105) +
  finger(own, 20, 'M-50-26Q-90-34-122-48') +
  finger(own, 21, 'M-50-18Q-96-20-134-32') +
  finger(own, 21, 'M-50-8Q-96-6-130-14') +
  fill(own.tone.shade, 'M-40-92Q-58-50-70-34Q-66 2 0 8Q30 4 28-24L8-84z') +
  place(forearm(own), [14, -86], -75) +
  fill(own.tone.base, 'M-14-94Q-22-70-52-60Q-78-54-82-36L-24-10Q28 4 38-22Q44-48 41-80z') +
  fill(own.tone.shade, 'M20-84Q22-40-10-8Q28 4 38-22Q44-48 41-80z') +
  [-76, -55, -34].map((x) => finger(own, 20, `M${x}-42Q${x - 16}-26 ${x - 14}-2`)).join('') +
  finger(own, 18, 'M-14-30Q-26-18-26 0') +
  line(own.tone.shade, 3, 'M-60-52Q-52-52-48-46M-40-52Q-32-52-28-44', ' opacity=".8"');

const radio = (own: Owner): string =>
  place(forearm(own), [62, 118], 52) +
  fill(own.tone.base, 'M-24-30Q40-44 46-2Q52 60 88 96L40 140Q-10 100-30 60z') +
  line(cloths.ink.deep, 13, 'M20-80L22-170') +
  fill(cloths.ink.base, 'M-34-72Q-34-84-22-84L26-84Q36-84 36-72L34 74Q34 84 24 84L-20 84Q-32 84-32 74z') +
  fill(cloths.ink.shade, 'M18-84L26-84Q36-84 36-72L34 74Q34 84 24 84L14 84z') +
  fill(cloths.slate.light, 'M-22-50H22V-18H-22z') +
  fill(cloths.sage.light, 'M-17-45H17V-23H-17z') +
  fill(cloths.amber.base, 'M-20-96H-4V-84H-20z') +
  line(cloths.slate.base, 4, 'M-16 30H16M-16 42H16M-16 54H16') +
  [-4, 20, 43, 64].map((y, i) => finger(own, i > 2 ? 19 : 21, `M-38 ${y}Q-30 ${y + 2}-12 ${y}`)).join('') +
  finger(own, 25, 'M58 78Q52 40 36 2') +
  nail(own, [36, 2], -62);

const wrapped = (own: Owner, other: Owner): string =>
  place(flatHand(other), [130, 0], 0, -1, 1) +
  place(flatHand(own), [-120, -30], 52, -1, 1) +
  fill(cloths.white.base, 'M-86-44Q-30-40 14-34Q20 0 14 36Q-30 40-86 44Q-92 0-86-44z') +
  fill(cloths.white.shade, 'M-88 16Q-30 22 17 16L14 36Q-30 40-86 44z') +
  line(cloths.white.deep, 3, 'M-62-42Q-44 0-58 42M-36-39Q-18 0-32 39M-10-36Q6 0-6 37') +
  place(
    pinch(
      own,
      fill(cloths.white.base, 'M-60-40L-34-44L14-2L-4 20z') +
        oval(cloths.white.base, -8, 12, 38) +
        oval(cloths.white.deep, -14, 16, 12),
    ),
    [40, 58],
    24,
  );

const oximeter = (own: Owner, other: Owner): string =>
  place(flatHand(other), [-62, 40], 0, -1, 1) +
  fill(cloths.white.shade, 'M-34 6Q-36 26-20 26L40 30Q50 28 48 12z') +
  fill(cloths.white.base, 'M-36-14Q-36-24-26-24L38-28Q50-28 50-16L50 10Q48 18 38 18L-26 14Q-36 14-36 4z') +
  fill(cloths.ink.base, 'M-20-16L32-19L32 8L-20 6z') +
  line(cloths.hiViz.base, 4, 'M-14-2L-4-3L2-10L8 2L13-5L26-6') +
  place(pinch(own), [48, -2], 16);

const pad = (own: Owner): string =>
  line(cloths.slate.base, 7, 'M-60 34Q-120 60-140 160') +
  place(
    fill(cloths.white.base, 'M-86-54Q-86-66-74-66H74Q86-66 86-54V54Q86 66 74 66H-74Q-86 66-86 54z') +
      line(cloths.sage.base, 6, 'M-72-52H72V52H-72z'),
    [0, 0],
    -16,
  ) +
  place(flatHand(own), [26, -20], -36);

const pulse = (own: Owner, other: Owner): string =>
  place(flatHand(other), [124, 20], 0, -1, 1) + place(twoFingers(own), [4, 2], -50);

const holding = (own: Owner, other: Owner): string =>
  place(flatHand(other), [30, 26], -6, -1, 1) + place(flatHand(own), [0, -2], -12);

const pen = (own: Owner): string =>
  place(
    pinch(own, line(cloths.teal.base, 11, 'M-40 44L92-86') + line(cloths.ink.base, 6, 'M-50 54L-40 44')),
    [65, -34],
    20,
  );

/** Close-ups of hands, in millimetres: a hand is about 180 long. */
export type HandsKind =
  | 'gripping'
  | 'pressing'
  | 'radio'
  | 'bandage'
  | 'oximeter'
  | 'pulse'
  | 'pad'
  | 'holding'
  | 'pen';

/** Hands at work, large. Forearms run out far enough for the frame of a picture to cut them. */
export function hands(kind: HandsKind, { skin, sleeve, glove, other = 3 }: HandsProps): string {
  const own = ownerOf(skin, glove, sleeve);
  const second = ownerOf(other);
  switch (kind) {
    case 'gripping':
      return gripping(own);
    case 'pressing':
      return pressing(own);
    case 'radio':
      return radio(own);
    case 'bandage':
      return wrapped(own, second);
    case 'oximeter':
      return oximeter(own, second);
    case 'pulse':
      return pulse(own, second);
    case 'pad':
      return pad(own);
    case 'holding':
      return holding(own, second);
    case 'pen':
      return pen(own);
  }
}
