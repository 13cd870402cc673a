import { tube } from '../people/limb';
import { at } from '../parts/svg';
import { babyFromAbove } from './baby';
import { panels } from './frame';
import { back } from './hands';
import { body, finger } from './ink';
import { dots, measure, number } from './marks';
import { casualty, helper } from './roles';

/** The left one of two hands around a chest: the thumb on the breastbone, the fingers behind the back. */
const around = (): string => {
  const { skin, cloth } = helper;
  return (
    body(skin, [
      tube([[[-170, 330], 50], [[-136, 200], 42], [[-104, 110], 36]]),
      'M-140 120Q-124 40-100 26-84 20-74 40-62 70-64 110-72 140-96 146z',
    ]) +
    finger(skin, 32, '-100 90', '-74 64L-44 44L-17 18') +
    body(cloth, [tube([[[-190, 380], 66], [[-172, 310], 62], [[-158, 260], 58]])])
  );
};

const mirrored = (drawing: string): string => `<g transform="scale(-1 1)">${drawing}</g>`;

/** Pushing on the chest of a baby: with two thumbs, or with the heel of one hand. */
export const babyCpr = (): string =>
  panels(640, 480, 2, [
    (w) =>
      at(w / 2, 236, 1, babyFromAbove(casualty.skin) + dots('M-96-4H96') + around() + mirrored(around())) +
      measure('4 cm', w / 2, 440, 28) +
      number(1, 36, 36),
    (w) =>
      at(
        w / 2,
        236,
        1,
        babyFromAbove(casualty.skin) +
          dots('M-96-4H96') +
          back({ who: helper, at: [104, -170], turn: 178, size: 1.1, arm: [-120, -40], sleeve: 0, flip: false }, 'in', 20) +
          back({ who: helper, at: [44, 36], turn: 190, size: 1.15, arm: [-150, 40], sleeve: 0.3 }, 'in', 30),
      ) +
      measure('4 cm', w / 2, 440, 28) +
      number(2, 36, 36),
  ]);
