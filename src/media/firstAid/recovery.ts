import { tube } from '../people/limb';
import { cloths } from '../people/tones';
import { fill, place } from '../people/shapes';
import { panels } from './frame';
import { back, grip, palm } from './hands';
import { face, headAt } from './heads';
import { body, crease, limb } from './ink';
import { bentArrow, number } from './marks';
import { casualty, helper } from './roles';

/** On the back, from above: the head at the left, the near side at the lower edge. */
const onBack = (farLeg: string): string => {
  const { skin, cloth, legs } = casualty;
  return (
    limb(legs, [
      [[404, 152], 36],
      [[540, 154], 30],
      [[680, 152], 24],
    ]) +
    farLeg +
    body(skin, ['M150 92H200V146H150z']) +
    place(face(skin), [112, 118], -90, 0.96) +
    // Near arm, out at a right angle, the palm up.
    limb(skin, [
      [[218, 190], 20],
      [[222, 236], 18],
      [[208, 246], 17],
    ]) +
    body(cloth, [
      'M186 84Q190 50 220 44 300 50 410 58 430 80 430 118 430 160 410 180 300 188 222 194 192 186 186 154z',
    ]) +
    fill(cloth.shade, 'M187 158Q300 176 428 150 424 170 410 180 300 188 222 194 192 186 187 158z') +
    crease(cloth, 'M410 66V172', 2.5)
  );
};

const nearArm = (): string => {
  const { skin, cloth } = casualty;
  return (
    palm({ who: casualty, at: [140, 250], turn: 182, size: 0.52 }, 'in') +
    body(skin, [
      tube(
        [
          [[216, 196], 20],
          [[224, 242], 19],
          [[206, 250], 18],
          [[136, 250], 14],
        ],
        'cut',
      ),
    ]) +
    body(cloth, [
      tube([
        [[218, 180], 27],
        [[220, 200], 25],
        [[222, 222], 24],
      ]),
    ])
  );
};

/** The far arm over the chest, the back of its hand at the near cheek. */
const farArm = (): string => {
  const { skin, cloth } = casualty;
  return (
    body(skin, [
      tube([
        [[236, 64], 20],
        [[290, 112], 18],
        [[230, 146], 16],
        [[160, 160], 12],
      ]),
    ]) +
    body(cloth, [
      tube([
        [[220, 62], 27],
        [[250, 76], 26],
        [[276, 98], 24],
      ]),
    ]) +
    palm({ who: casualty, at: [166, 162], turn: 176, size: 0.46 }, 'in')
  );
};

/** Onto the side in three steps. */
export const recovery = (): string => {
  const { skin, cloth, legs } = casualty;
  const straightLeg = limb(legs, [
    [[404, 92], 36],
    [[540, 86], 30],
    [[680, 84], 24],
  ]);
  const bentLeg =
    limb(legs, [
      [[404, 92], 37],
      [[470, 60], 34],
      [[520, 26], 30],
    ]) +
    limb(legs, [
      [[520, 30], 30],
      [[504, 80], 26],
      [[488, 124], 20],
    ]) +
    body(cloths.leather, ['M470 116Q490 104 508 118L530 130Q536 142 520 144H476Q466 134 470 116z']);
  return panels(640, 840, 1, [
    () =>
      onBack(straightLeg) +
      nearArm() +
      farArm() +
      grip({ who: helper, at: [52, 196], turn: -16, size: 0.6, arm: [-150, 20], sleeve: 0.2 }) +
      number(1, 36, 36),
    () =>
      onBack(bentLeg) +
      nearArm() +
      farArm() +
      grip({ who: helper, at: [52, 196], turn: -16, size: 0.6, arm: [-150, 20], sleeve: 0.2 }) +
      grip({ who: helper, at: [560, 96], turn: -126, size: 0.56, arm: [-260, 0], sleeve: 0.5 }) +
      bentArrow('M430 20Q380 100 404 200', [408, 214], -8, 18) +
      number(2, 36, 36),
    () =>
      // On the side, from above: the legs, the lower arm, the head on the hand, the trunk, the upper leg.
      limb(legs, [
        [[404, 140], 38],
        [[540, 134], 30],
        [[690, 132], 22],
      ]) +
      palm({ who: casualty, at: [156, 246], turn: 182, size: 0.52 }, 'in') +
      body(skin, [
        tube([
          [[236, 150], 20],
          [[240, 236], 19],
          [[220, 246], 18],
          [[152, 246], 14],
        ]),
      ]) +
      body(skin, ['M144 62L226 90V164L146 142z']) +
      back({ who: casualty, at: [226, 164], turn: 180, size: 0.46 }, 'in') +
      headAt(skin, [114, 96], -58, 0.98, {}, true) +
      body(cloth, [
        'M206 84Q220 58 256 60 340 72 416 84 446 96 448 132 446 168 416 182 320 178 232 168 202 160 200 124 200 100 206 84z',
      ]) +
      fill(cloth.shade, 'M201 138Q320 164 446 150 440 172 416 182 320 178 232 168 206 160 201 138z') +
      limb(skin, [
        [[240, 114], 21],
        [[280, 156], 19],
        [[256, 166], 17],
        [[222, 164], 13],
      ]) +
      limb(cloth, [
        [[232, 96], 29],
        [[248, 118], 28],
        [[266, 138], 26],
      ]) +
      limb(legs, [
        [[414, 134], 48],
        [[434, 190], 40],
        [[436, 226], 34],
      ]) +
      limb(legs, [
        [[438, 228], 33],
        [[510, 236], 28],
        [[588, 236], 21],
      ]) +
      body(cloths.leather, ['M590 214L616 212Q628 232 640 250L634 260H596Q584 240 590 214z']) +
      bentArrow('M186 22Q140 6 96 18', [84, 24], 66, 13) +
      number(3, 36, 36),
  ]);
};
