import { tube } from '../people/limb';
import { at } from '../parts/svg';
import { babyFromAbove } from './baby';
import { panels } from './frame';
import { back } from './hands';
import { body, finger } from './ink';
import { dots, meant, measure, number } from './marks';
import { casualty, helper } from './roles';

/** The left one of two hands around a chest: the thumb on the breastbone, the fingers behind the back. */
const around = (): string => {
  const { skin, cloth } = helper;
  return (
    body(skin, [
      tube([
        [[-170, 330], 50],
        [[-136, 200], 42],
        [[-104, 110], 36],
      ]),
      'M-140 120Q-124 40-100 26-84 20-74 40-62 70-64 110-72 140-96 146z',
    ]) +
    finger(skin, 31, '-104 92', '-78 66L-42 52L-17 26') +
    body(cloth, [
      tube([
        [[-190, 380], 66],
        [[-172, 310], 62],
        [[-158, 260], 58],
      ]),
    ])
  );
};

/** Where the fingers lie, unseen, behind the back. */
const behind = [30, 56, 82, 108]
  .map((y) => dots(`M-64 ${y}Q-40 ${y + 6} -8 ${y + 4}M64 ${y}Q40 ${y + 6} 8 ${y + 4}`, meant, 3.5))
  .join('');

const mirrored = (drawing: string): string => `<g transform="scale(-1 1)">${drawing}</g>`;

/** Pushing on the chest of a baby: with two thumbs, or with the heel of one hand. */
export const babyCpr = (): string =>
  panels(640, 480, 2, [
    (w) =>
      at(
        w / 2,
        244,
        1,
        babyFromAbove(casualty.skin) + dots('M-96-4H96') + behind + around() + mirrored(around()),
      ) +
      measure('4 cm', w / 2, 440, 28) +
      number(1, 36, 36),
    (w) =>
      at(
        w / 2,
        244,
        1,
        babyFromAbove(casualty.skin) +
          dots('M-96-4H96') +
          back(
            { who: helper, at: [88, -206], turn: 174, size: 0.84, arm: [-140, 10], sleeve: 0, flip: false },
            'in',
            10,
          ) +
          back(
            { who: helper, at: [30, 36], turn: 188, size: 1, arm: [-170, 70], sleeve: 0.3, flip: true },
            'in',
            24,
          ),
      ) +
      measure('4 cm', w / 2, 440, 28) +
      number(2, 36, 36),
  ]);
