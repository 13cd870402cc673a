import type { Tone } from '../people/tones';
import { tube } from '../people/limb';
import type { Point } from '../people/shapes';
import { place } from '../people/shapes';
import { body, contour, crease, finger } from './ink';

/** Position of a hand. All hands have the wrist at 0 0, point to the right, and are 180 long. */
export interface Held {
  /** Skin, with the cloth of the sleeve. */
  who: { skin: Tone; cloth: Tone };
  at: Point;
  /** Degrees clockwise from pointing to the right. */
  turn: number;
  size: number;
  /** Thumb on the other side. */
  flip?: boolean;
  /** Where the forearm ends, in the coordinates of the hand; left out for a hand without an arm. */
  arm?: Point | undefined;
  /** Share of the forearm that a sleeve covers, from the elbow on. */
  sleeve?: number;
}

/** The forearm of a hand, as stations from the wrist to its end. */
const armOf = ([x, y]: Point): string =>
  tube([
    [[x, y], 40],
    [[x * 0.45, y * 0.45], 36],
    [[2, 0], 27],
  ]);

function sleeveOf([x, y]: Point, share: number): string {
  const from = 1 - share;
  return tube([
    [[x * 1.05, y * 1.05], 52],
    [[x * (from + share * 0.5), y * (from + share * 0.5)], 49],
    [[x * from, y * from], 45],
  ]);
}

/** A hand made of its palm, open at the wrist so that it joins a forearm, and of the shapes behind and in front of it. */
export function hand(
  { who, at, turn, size, flip = false, arm, sleeve = 0.4 }: Held,
  palm: string,
  before: (edge: number) => string,
  behind: (edge: number) => string = () => '',
): string {
  const edge = contour / size;
  const drawing =
    behind(edge) +
    body(who.skin, arm ? [armOf(arm), palm] : [palm], edge) +
    before(edge) +
    (arm && sleeve > 0 ? body(who.cloth, [sleeveOf(arm, sleeve)], edge) : '');
  return place(drawing, at, turn, size, flip ? -size : size);
}

const knuckles = 'M92-30Q98-34 104-30M96-8Q102-12 108-8M94 14Q100 10 106 14M86 33Q92 29 97 33';

/** The back of a flat hand; the thumb lies at the side or points away. */
export function back(held: Held, thumb: 'in' | 'out' = 'in', bent = 0): string {
  const { skin } = held.who;
  return hand(
    held,
    'M-8-27Q30-34 60-43 86-48 100-40 110-20 108 4 104 30 94 42 70 46 40 38 20 32-8 27',
    (edge) =>
      finger(
        skin,
        20,
        '70 30',
        `96 34L${122 - bent * 0.3} ${38 + bent * 0.1}L${146 - bent} ${40 + bent * 0.2}`,
        edge,
      ) +
      finger(
        skin,
        23,
        '70 14',
        `104 15L${136 - bent * 0.3} ${17 + bent * 0.1}L${168 - bent} ${17 + bent * 0.2}`,
        edge,
      ) +
      finger(
        skin,
        24,
        '70-8',
        `106-8L${142 - bent * 0.3} ${-8 + bent * 0.1}L${178 - bent} ${-8 + bent * 0.2}`,
        edge,
      ) +
      finger(
        skin,
        23,
        '70-28',
        `102-31L${134 - bent * 0.3} ${-33 + bent * 0.1}L${164 - bent} ${-33 + bent * 0.2}`,
        edge,
      ) +
      finger(skin, 26, '14-14', thumb === 'in' ? '44-38L76-58L106-62' : '40-40L62-76L92-100', edge) +
      crease(skin, knuckles, edge * 0.8),
  );
}

/** A closed hand, seen from the side of the thumb, which lies over the fingers. */
export function fist(held: Held): string {
  const { skin } = held.who;
  return hand(
    held,
    'M-8-27Q26-40 60-44 84-44 90-30 96 0 88 34 60 46 20 36L-8 27',
    (edge) =>
      finger(skin, 24, '40-26', '64-28L96-20L94 6', edge) +
      crease(skin, 'M90 14Q76 16 66 10M88 28Q76 32 64 26', edge) +
      finger(skin, 26, '16 8', '36 16L66 6L84-4', edge),
  );
}

/** A hand that holds something round: four fingers over it, the thumb behind. */
export function grip(held: Held): string {
  const { skin } = held.who;
  return hand(
    held,
    'M-8-27Q30-36 60-44 86-48 98-38 106-10 100 26 90 44 70 46 40 38 20 32L-8 27',
    (edge) =>
      finger(skin, 21, '66 30', '92 32L112 42L112 62', edge) +
      finger(skin, 23, '66 12', '100 12L126 22L128 48', edge) +
      finger(skin, 24, '66-8', '102-10L132-2L136 26', edge) +
      finger(skin, 23, '66-28', '98-32L128-26L134 0', edge),
  );
}

/** The palm of an open hand, fingers together and a little bent. */
export function palm(held: Held, thumb: 'in' | 'out' = 'out'): string {
  const { skin } = held.who;
  const light = { ...skin, base: skin.light };
  return hand(
    { ...held, who: { ...held.who, skin: light } },
    'M-8-27Q30-34 60-43 86-48 100-40 110-20 108 4 104 30 94 42 70 46 40 38 20 32-8 27',
    (edge) =>
      finger(light, 20, '70 30', '96 34L122 38L142 38', edge) +
      finger(light, 23, '70 14', '104 15L136 17L164 15', edge) +
      finger(light, 24, '70-8', '106-8L142-8L172-8', edge) +
      finger(light, 23, '70-28', '102-31L134-33L160-31', edge) +
      finger(light, 27, '20-10', thumb === 'in' ? '46-26L72-30L96-22' : '44-36L68-66L94-82', edge) +
      crease(light, 'M34-20Q56 0 44 36M96 22Q70 4 62-16', edge * 0.8),
  );
}

/** A hand seen from its side, bent back at the wrist: the heel is at 30 34, the fingers point up. */
export function heel(held: Held): string {
  const { skin } = held.who;
  return hand(
    held,
    'M-8-25Q14-32 34-54L74-40Q72-6 56 18 40 40 14 36L-8 27',
    (edge) =>
      finger(skin, 23, '52-40', '64-52L86-82L96-116', edge) +
      finger(skin, 26, '24-6', '32-26L40-54L62-78', edge),
    (edge) =>
      finger(skin, 21, '40-40', '50-56L62-92L66-122', edge) +
      finger(skin, 20, '30-40', '38-56L44-84L46-108', edge) +
      finger(skin, 18, '22-36', '26-50L28-72L26-92', edge),
  );
}
