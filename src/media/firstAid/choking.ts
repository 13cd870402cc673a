import type { SkinTone, Tone } from '../people/tones';
import { tube } from '../people/limb';
import type { Station } from '../people/limb';
import { fill, oval } from '../people/shapes';
import { babyHead } from './baby';
import { blank, floor, panels } from './frame';
import { back, fist, grip, heel } from './hands';
import { headAt } from './heads';
import { body, crease } from './ink';
import { arrow, bentArrow, dots, number } from './marks';
import { casualty, helper } from './roles';

const limb = (tone: Tone, stations: readonly Station[], round = true): string =>
  body(tone, [tube(stations, round ? 'round' : 'cut')]);

/** Blows between the shoulder blades of somebody who is bent well forward. */
export const backBlows = (): string => {
  const { skin, cloth, legs } = casualty;
  return (
    blank(640, 480) +
    floor(640, 480, 462) +
    // The far arm of the helper, raised for the blow, and the head behind it.
    headAt(helper.skin, [400, 74], 18, 0.92, { eyes: 'down' }, true) +
    // The casualty: legs, far arm, trunk, head.
    limb(legs, [[[424, 284], 50], [[408, 380], 40], [[420, 520], 34]]) +
    limb(skin, [[[226, 300], 20], [[214, 360], 17], [[222, 410], 14]]) +
    body(skin, ['M196 262L150 292 172 350 230 330z']) +
    headAt(skin, [138, 336], 62, 0.96, { eyes: 'open', mouth: 'open' }, true) +
    body(cloth, ['M196 238Q230 204 300 206 400 210 452 236 486 260 474 306 462 346 420 344 330 330 270 336 210 340 190 306 182 268 196 238z']) +
    fill(cloth.shade, 'M190 300Q280 322 380 312 440 308 476 296 470 346 420 344 330 330 270 336 210 340 190 306z') +
    // The helper: legs, trunk.
    limb(helper.legs, [[[500, 290], 54], [[496, 400], 46], [[500, 520], 40]]) +
    body(helper.skin, ['M398 108L440 96 462 130 420 146z']) +
    heel({ who: helper, at: [268, 166], turn: 152, size: 0.62, arm: [-190, -40], sleeve: 0.35, flip: true }) +
    body(helper.cloth, ['M392 140Q420 116 462 120 520 132 536 200 552 270 548 330 500 344 444 330 440 260 420 220 388 180 392 140z']) +
    fill(helper.cloth.shade, 'M470 330Q520 260 500 140 530 170 538 210 552 270 548 330 510 340 470 330z') +
    // Near arm below the chest.
    back({ who: helper, at: [336, 352], turn: 184, size: 0.62, arm: [-150, 40], sleeve: 0 }) +
    limb(helper.cloth, [[[450, 160], 34], [[462, 240], 31], [[456, 300], 27]]) +
    arrow(222, 96, 90, 0, 26)
  );
};

/** Two trunks, one before the other, that look to the left; `bump` is the front of the casualty. */
const embraced = (front: string, navel: readonly [number, number], pregnant: boolean) => (): string => {
  const { skin, cloth, legs } = casualty;
  return (
    // The helper behind.
    limb(helper.legs, [[[232, 380], 60], [[236, 540], 52]], false) +
    body(helper.skin, ['M196 128L240 116 262 160 214 170z']) +
    headAt(helper.skin, [208, 84], 6, 0.9, { eyes: 'down' }, true) +
    body(helper.cloth, ['M190 172Q210 146 250 152 292 170 300 250 306 330 296 400H190z']) +
    // The casualty in front.
    limb(legs, [[[140, 400], 58], [[140, 540], 50]], false) +
    body(skin, ['M104 140L154 132 168 180 116 186z']) +
    headAt(skin, [112, 98], 12, 0.9, { eyes: 'open', mouth: 'open', hair: pregnant ? 'bun' : 'short' }, true) +
    body(cloth, [front]) +
    oval(cloth.deep, navel[0], navel[1], 5)
  );
};

const front = 'M110 190Q130 162 166 172 200 186 208 250 212 340 204 412H92Q84 380 84 350 84 300 92 250 94 214 110 190z';
const bump = 'M110 190Q130 162 166 172 200 186 208 250 212 340 204 420H96Q34 400 36 346 40 298 90 276 92 230 110 190z';

/** A thrust above the navel; in pregnancy on the middle of the breastbone. */
export const bellyThrusts = (): string => {
  const arms = (x: number, y: number): string => {
    const { skin, cloth } = helper;
    return (
      fist({ who: helper, at: [x + 52, y + 4], turn: 186, size: 0.6 }) +
      body(skin, [tube([[[230, y + 6], 24], [[160, y + 16], 21], [[x + 62, y], 16]], 'round')]) +
      grip({ who: helper, at: [x + 62, y], turn: 188, size: 0.62 }) +
      body(cloth, [tube([[[226, 200], 36], [[246, (200 + y) / 2 + 30], 32], [[206, y + 14], 27]], 'round')])
    );
  };
  return panels(640, 480, 2, [
    () =>
      embraced(front, [92, 330], false)() +
      arms(84, 284) +
      bentArrow('M30 350Q40 300 72 262', [78, 250], 212, 16) +
      number(1, 36, 36),
    () => embraced(bump, [40, 352], true)() + arms(96, 236) + arrow(18, 232, 66, 270, 20) + number(2, 36, 36),
  ]);
};

/** The helper's thigh, from the hip at the right to the knee. */
const thigh = (): string =>
  limb(helper.legs, [[[150, 420], 62], [[132, 262], 60], [[400, 226], 74], [[700, 206], 90]], false);

/** A baby along a forearm, the head at the left and lowest. */
const babyOn = (skin: SkinTone, cloth: Tone): string =>
  limb(skin, [[[424, 128], 30], [[480, 150], 26], [[520, 196], 20]]) +
  body(cloth, ['M216 168Q240 128 300 116 380 96 440 92 476 100 474 136 470 168 436 176 340 200 256 214 216 210 216 168z']) +
  limb(skin, [[[250, 190], 20], [[232, 226], 18], [[206, 250], 15]]) +
  body(cloth, [tube([[[262, 168], 24], [[252, 188], 24], [[242, 206], 23]])]);

/** Blows to the back and pushes on the chest of a baby; the head is lowest. */
export const babyChoking = (): string => {
  const { skin, cloth } = casualty;
  const supporting = (): string =>
    body(helper.skin, [tube([[[640, 190], 46], [[430, 208], 36], [[250, 234], 26]])]) +
    body(helper.cloth, [tube([[[680, 176], 62], [[600, 190], 58], [[520, 200], 50]])]);
  return panels(640, 640, 1, [
    (w, h) =>
      floor(w, h, 300) +
      thigh() +
      supporting() +
      babyOn(skin, cloth) +
      babyHead(skin, [170, 214], 96, 1.06, { mirrored: true }) +
      grip({ who: helper, at: [258, 250], turn: 196, size: 0.7 }) +
      heel({ who: helper, at: [380, 66], turn: 150, size: 0.78, arm: [-190, -30], sleeve: 0.4, flip: true }) +
      arrow(316, 14, 66, 0, 22) +
      number(1, 36, 36),
    (w, h) =>
      floor(w, h, 300) +
      thigh() +
      supporting() +
      babyOn(skin, cloth) +
      babyHead(skin, [170, 200], -100, 1.06) +
      grip({ who: helper, at: [258, 250], turn: 196, size: 0.7 }) +
      heel({ who: helper, at: [390, 60], turn: 150, size: 0.78, arm: [-190, -30], sleeve: 0.4, flip: true }) +
      arrow(316, 14, 66, 0, 22) +
      dots('M0 0', undefined, 1) +
      number(2, 36, 36),
  ]);
};
