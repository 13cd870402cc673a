import type { Point } from './shapes';
import { fill, line, oval, place } from './shapes';
import type { ClothName, Tone } from './tones';
import { cloths, skins } from './tones';
import type { Look } from './look';

/** Whose hand it is: skin or glove, and the cloth of the forearm. */
export interface Owner {
  tone: Tone;
  /** Nails show on a bare hand. */
  bare: boolean;
  /** Skin of the forearm beneath a glove. */
  arm: Tone;
  sleeve?: ClothName;
}

/** A hand of a skin, with a glove or a sleeve where they are worn. */
export const ownerOf = (skin: Look['skin'], glove = false, sleeve?: ClothName): Owner => ({
  tone: glove ? { ...cloths.sky, shade: cloths.sky.deep } : skins[skin],
  bare: !glove,
  arm: skins[skin],
  ...(sleeve ? { sleeve } : {}),
});

/** A finger along a path; its lower edge lies in shade, so that fingers stand apart. */
export const finger = ({ tone }: Owner, width: number, d: string): string =>
  line(tone.shade, width, d, ' transform="translate(1 4)"') + line(tone.base, width, d);

/** A finger nail. */
export const nail = ({ tone, bare }: Owner, tip: Point, turn: number): string =>
  bare ? place(oval(tone.light, 0, 0, 7, 5), tip, turn) : '';

/** A forearm from a wrist at 0 0 to the right, long enough for the frame of a picture to cut it. */
export function forearm({ tone, arm, bare, sleeve }: Owner): string {
  const skin =
    fill(arm.base, 'M-8-27Q60-30 130-42L340-46L340 46L130 44Q60 32-8 27z') +
    fill(arm.shade, 'M-8 10Q80 18 340 14L340 46L130 44Q60 32-8 27z');
  const cuff = bare
    ? ''
    : fill(tone.base, 'M-8-27L46-33Q52 0 46 33L-8 27z') +
      fill(tone.shade, 'M-8 10L50 14Q49 24 46 33L-8 27z') +
      line(tone.deep, 3, 'M46-32Q52 0 46 32');
  if (!sleeve) return skin + cuff;
  const cloth = cloths[sleeve];
  return (
    skin +
    cuff +
    fill(cloth.base, 'M64-44Q58 0 64 44L340 66L340-66z') +
    fill(cloth.shade, 'M61 14Q180 26 340 18L340 66L64 44z') +
    fill(cloth.deep, 'M64-44Q58 0 64 44L76 45Q70 0 76-45z') +
    line(cloth.shade, 5, 'M120-34Q140-20 138 4M200-44Q226-24 222 6')
  );
}

/** The back of a flat hand: wrist at 90 0, fingers to the left, thumb above. */
export const flatHand = (owner: Owner): string =>
  place(forearm(owner), [92, 0]) +
  finger(owner, 24, 'M66-26Q34-58 2-64') +
  finger(owner, 19, 'M8 26Q-20 38-46 40') +
  finger(owner, 21, 'M2 10Q-40 18-72 16') +
  finger(owner, 22, 'M0-8Q-44-8-84-12') +
  finger(owner, 21, 'M4-27Q-34-36-68-40') +
  fill(owner.tone.base, 'M94-27Q64-46 30-42Q4-44-6-34Q-14-8-8 16Q-2 38 16 38Q56 36 94 27z') +
  fill(owner.tone.shade, 'M94 10Q50 22-2 24Q4 38 16 38Q56 36 94 27z') +
  line(owner.tone.shade, 3, 'M6-26L26-22M2-8L24-6M4 10L24 9', ' opacity=".8"') +
  nail(owner, [-70, -40], 6) +
  nail(owner, [-87, -12], 2) +
  nail(owner, [-74, 16], -2) +
  nail(owner, [2, -64], 8);

/** Thumb and index hold something at 0 0, seen from the side; the wrist is at 150 0. */
export const pinch = (owner: Owner, thing = ''): string =>
  place(forearm(owner), [150, 0]) +
  finger(owner, 20, 'M112 24Q80 10 70 28Q72 38 84 38') +
  finger(owner, 21, 'M110 8Q70-10 58 12Q60 24 72 26') +
  finger(owner, 22, 'M108-10Q66-34 48-6Q48 6 60 10') +
  fill(owner.tone.base, 'M152-28Q120-48 92-40Q78-30 80 4Q86 44 112 42Q134 36 152 27z') +
  thing +
  finger(owner, 22, 'M100-30Q66-60 40-44L-2-8') +
  finger(owner, 25, 'M116 24Q88 48 60 36L4 11') +
  nail(owner, [0, -9], -40) +
  nail(owner, [10, 12], 30) +
  line(owner.tone.shade, 3, 'M100-26Q112-24 118-16M108 32Q122 28 128 18', ' opacity=".8"');

/** Index and middle finger reach to 0 0, the others are bent; the wrist is at 150 0. */
export const twoFingers = (owner: Owner): string =>
  place(forearm(owner), [150, 0]) +
  finger(owner, 24, 'M116 22Q98 48 72 46') +
  finger(owner, 20, 'M106 24Q84 12 76 26Q78 36 88 36') +
  finger(owner, 21, 'M102 8Q76-4 64 12Q66 24 78 26') +
  finger(owner, 22, 'M100-10Q56-32 8 12') +
  fill(owner.tone.base, 'M152-28Q120-48 88-42Q74-30 76 4Q84 42 112 40Q134 36 152 27z') +
  finger(owner, 22, 'M98-28Q48-54-6-10') +
  nail(owner, [-6, -9], -35) +
  nail(owner, [8, 13], -40) +
  line(owner.tone.shade, 3, 'M96-28Q110-26 118-18', ' opacity=".8"');
