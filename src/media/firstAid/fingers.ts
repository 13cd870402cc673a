import { finger } from './ink';
import { hand } from './hands';
import type { Held } from './hands';

/** Index and middle finger stretched, the others bent; seen from the side of the thumb. */
export function twoFingers(held: Held): string {
  const { skin } = held.who;
  return hand(
    held,
    'M-8-27Q30-38 66-36 92-34 98-18 104 10 92 30 60 42 20 34L-8 27',
    (edge) =>
      finger(skin, 22, '70 26', '96 24L112 38L92 48', edge) +
      finger(skin, 23, '66-18', '98-20L136-18L172 2', edge) +
      finger(skin, 26, '20 12', '44 26L74 42L104 36', edge),
    (edge) =>
      finger(skin, 22, '66 0', '98 4L134 8L164 24', edge) +
      finger(skin, 21, '66 20', '92 34L104 52L84 58', edge),
  );
}

/** Thumb and index meet at 150 4; seen from the side of the thumb. */
export function pinch(held: Held): string {
  const { skin } = held.who;
  return hand(
    held,
    'M-8-27Q30-38 66-36 92-34 98-18 104 10 92 30 60 42 20 34L-8 27',
    (edge) =>
      finger(skin, 23, '66-18', '96-20L132-34L154-4', edge) +
      finger(skin, 26, '20 14', '46 28L94 40L142 16', edge),
    (edge) =>
      finger(skin, 19, '60 28', '86 26L116 28L134 40', edge) +
      finger(skin, 21, '66 20', '94 10L136 4L160 22', edge) +
      finger(skin, 22, '66-10', '98-18L146-24L172 2', edge),
  );
}

/** Fingers hooked behind a corner of the jaw, the thumb stretched along the cheek. */
export function hook(held: Held): string {
  const { skin } = held.who;
  return hand(
    held,
    'M-8-27Q30-34 60-43 86-48 100-40 110-20 108 4 104 30 94 42 70 46 40 38 20 32-8 27',
    (edge) =>
      finger(skin, 19, '64 34', '84 44L108 54L126 44', edge) +
      finger(skin, 20, '70 30', '98 28L126 36L146 22', edge) +
      finger(skin, 23, '70 14', '104 16L140 20L162 2', edge) +
      finger(skin, 24, '70-8', '106-8L146-4L170-22', edge) +
      finger(skin, 26, '14-14', '46-38L88-60L128-66', edge),
  );
}

/** Thumb and index spread, as they hold lids open, the others folded; the tips are at 166 -34 and 136 46. */
export function spread(held: Held): string {
  const { skin } = held.who;
  return hand(
    held,
    'M-8-27Q26-50 58-52 86-50 88-30 86-4 68 12 50 30 22 34L-8 27',
    (edge) =>
      finger(skin, 23, '50-26', '84-32L128-46L166-32', edge) +
      finger(skin, 26, '16 12', '46 24L94 52L136 46', edge),
    (edge) =>
      finger(skin, 19, '28-40', '44-58L64-80L46-84', edge) +
      finger(skin, 21, '36-40', '58-56L82-76L58-82', edge) +
      finger(skin, 22, '50-36', '78-50L108-68L84-76', edge),
  );
}
