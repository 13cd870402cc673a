import { tube } from '../people/limb';
import type { Station } from '../people/limb';
import type { Tone } from '../people/tones';
import { cloths } from '../people/tones';
import { fill, place } from '../people/shapes';
import { panels } from './frame';
import { grip, palm } from './hands';
import { face, headAt } from './heads';
import { body, crease } from './ink';
import { bentArrow, number } from './marks';
import { casualty, helper } from './roles';

const limb = (tone: Tone, stations: readonly Station[], round = true): string =>
  body(tone, [tube(stations, round ? 'round' : 'cut')]);

/** On the back, from above: the head at the left, the near side at the lower edge. */
const onBack = (farLeg: string): string => {
  const { skin, cloth, legs } = casualty;
  return (
    limb(legs, [[[404, 152], 36], [[540, 154], 30], [[680, 152], 24]]) +
    farLeg +
    body(skin, ['M150 92H200V146H150z']) +
    place(face(skin), [112, 118], -90, 0.96) +
    // Near arm, out at a right angle, the palm up.
    limb(skin, [[[218, 190], 20], [[222, 236], 18], [[208, 246], 17]]) +
    body(cloth, ['M186 84Q190 50 220 44 300 50 410 58 430 80 430 118 430 160 410 180 300 188 222 194 192 186 186 154z']) +
    fill(cloth.shade, 'M187 158Q300 176 428 150 424 170 410 180 300 188 222 194 192 186 187 158z') +
    crease(cloth, 'M410 66V172', 2.5)
  );
};

const nearArm = (): string => {
  const { skin, cloth } = casualty;
  return (
    palm({ who: casualty, at: [128, 244], turn: 184, size: 0.5 }, 'in') +
    body(skin, [tube([[[216, 196], 20], [[224, 242], 19], [[200, 246], 17], [[126, 244], 13]], 'cut')]) +
    body(cloth, [tube([[[218, 180], 27], [[220, 200], 25], [[222, 222], 24]])])
  );
};

/** The far arm over the chest, the back of its hand at the near cheek. */
const farArm = (): string => {
  const { skin, cloth } = casualty;
  return (
    body(skin, [tube([[[236, 64], 20], [[290, 112], 18], [[230, 146], 16], [[160, 160], 12]])]) +
    body(cloth, [tube([[[220, 62], 27], [[250, 76], 26], [[276, 98], 24]])]) +
    palm({ who: casualty, at: [166, 162], turn: 176, size: 0.46 }, 'in')
  );
};

/** Onto the side in three steps. */
export const recovery = (): string => {
  const { skin, cloth, legs } = casualty;
  const straightLeg = limb(legs, [[[404, 92], 36], [[540, 86], 30], [[680, 84], 24]]);
  const bentLeg =
    limb(legs, [[[404, 92], 37], [[470, 60], 34], [[520, 26], 30]]) +
    limb(legs, [[[520, 30], 30], [[504, 80], 26], [[488, 124], 20]]) +
    body(cloths.leather, ['M470 116Q490 104 508 118L530 130Q536 142 520 144H476Q466 134 470 116z']);
  return panels(640, 840, 1, [
    () =>
      onBack(straightLeg) +
      nearArm() +
      farArm() +
      grip({ who: helper, at: [74, 226], turn: -38, size: 0.56, arm: [-150, 60], sleeve: 0.4 }) +
      number(1, 36, 36),
    () =>
      onBack(bentLeg) +
      nearArm() +
      farArm() +
      grip({ who: helper, at: [74, 226], turn: -38, size: 0.56, arm: [-150, 60], sleeve: 0.4 }) +
      grip({ who: helper, at: [560, 96], turn: -126, size: 0.56, arm: [-260, 0], sleeve: 0.5 }) +
      bentArrow('M430 20Q380 100 404 200', [408, 214], -8, 18) +
      number(2, 36, 36),
    () =>
      // On the side, from above.
      limb(legs, [[[404, 150], 40], [[540, 150], 32], [[680, 146], 24]]) +
      body(skin, ['M160 96L210 100V160L150 150z']) +
      headAt(skin, [118, 112], 66, 0.98, {}, true) +
      body(cloth, ['M190 110Q196 76 230 74 320 84 420 100 440 120 440 150 436 184 410 190 300 190 220 184 190 170 190 110z']) +
      limb(legs, [[[410, 146], 44], [[424, 200], 38], [[418, 238], 32]]) +
      limb(legs, [[[420, 236], 32], [[500, 240], 27], [[570, 236], 20]]) +
      body(skin, [tube([[[220, 170], 20], [[222, 236], 18], [[130, 240], 13]])]) +
      body(skin, [tube([[[240, 130], 20], [[250, 176], 18], [[180, 170], 15], [[140, 164], 12]])]) +
      number(3, 36, 36),
  ]);
};
