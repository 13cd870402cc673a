import { at, circle, ellipse, path, stroke } from '../svg';
import { clumps } from './foreground';
import { mix, tone } from '../tones';

/** Draws a colour in the light of a place; see `tint` in `sky.ts`. */
type Tint = (colour: string) => string;

/** A flat-topped acacia, about 6 m high; foot at 0, 0, in cm. */
export const acacia = (t: Tint): string =>
  path(
    'M-14 0q4-150-10-230-50-70-110-110l10-8q60 30 112 84 4-70 20-120h12q-12 60-8 124 60-60 130-82l6 10q-90 50-120 110-14 90 2 222z',
    t(tone.trunk),
  ) +
  path(
    'M-310-380q10-50 110-66 60-60 190-56 130-2 180 52 110 10 130 66-10 26-140 30-60 22-170 16-120 8-180-14-120-2-120-28z',
    t(tone.leafDark),
  ) +
  path(
    'M-310-386q20-48 116-62 60-54 184-50 120 0 170 46 60 10 88 30-120-16-200 10-120-20-200 14-80-6-158 12z',
    t(tone.leaf),
  );

/** A coconut palm, about 9 m high. */
export const palm = (t: Tint): string =>
  path('M-16 0q20-420 90-760l26 6q-70 340-76 754z', t(tone.trunk)) +
  path(
    'M88-760q-40-120-210-100 110 20 200 110zM88-760q-150-60-290 60 160-60 280-50zM88-760q-110 20-170 190 90-120 180-180zM88-760q120-120 250-70-140-10-240 80zM88-760q170-20 260 130-130-110-260-120zM88-760q90 60 90 220-40-140-100-210zM88-760q20-120 130-170-70 70-120 170z',
    t(tone.leafDark),
  ) +
  path(
    'M88-760q-60-90-210-100 120-4 210 100zM88-760q-160-30-290 60 140-90 290-60zM88-760q120-100 250-70-150-20-250 70zM88-760q150 0 260 130-120-130-260-130z',
    t(tone.leaf),
  ) +
  circle(80, -752, 16, t(tone.earthDark)) +
  circle(102, -748, 14, t(tone.earthDark));

/** A broad street tree, about 6 m high; jacaranda when `blossom` is its colour. */
export const roundTree = (t: Tint, blossom: string = tone.leaf): string =>
  path(
    'M-16 0q8-120 0-240l-70-90 12-10 70 70 4-110h16l2 110 60-80 14 8-66 110q-6 110 4 232z',
    t(tone.trunk),
  ) +
  clumps(
    'M-210-340q60-50 110-10t120-20 170 20M-190-440q80 60 190 0t190 20M-110-540h220',
    t(mix(blossom, tone.leafDark, 0.55)),
    130,
    74,
  ) +
  clumps('M-210-380q70-30 130-10t140-10M-190-470q80 20 150-10t150 20M-110-560h180', t(blossom), 96, 66) +
  clumps(
    'M-220-400q60-20 110-10M-180-500q70 10 130-20M-90-580q50-10 120 0',
    t(mix(blossom, tone.sun, 0.12)),
    62,
    46,
  );

/** A low bush, about 1 m high. */
export const bush = (t: Tint, colour: string = tone.leaf): string =>
  clumps('M-84-26h180', t(mix(colour, tone.leafDark, 0.5)), 56, 44) +
  clumps('M-84-38q60-40 140-20', t(colour), 50, 48);

/** A banana plant, about 3 m high. */
export const banana = (t: Tint): string =>
  path('M-16 0-8-150h20L22 0z', t('#6E8B4A')) +
  path(
    'M0-140Q-130-170-170-20-90-110 0-140zM0-140q-120-110-230-70 140 0 230 70zM0-140q-70-130-20-210 40 90 20 210zM4-140q90-150 190-120-120 30-190 120zM4-140q140-40 190 100-90-90-190-100z',
    t(tone.leafDark),
  ) +
  path(
    'M0-140q-110-90-230-70 130-20 230 70zM0-140q-60-120-20-210 20 100 20 210zM4-140q80-130 190-120-120 10-190 120zM4-140q120-20 190 100-80-110-190-100z',
    t('#5E9A57'),
  );

/** A tuft of dry grass, about 40 cm high. */
export const grass = (t: Tint, colour: string = tone.grassDry): string =>
  stroke('M0 0-16-34M0 0-4-44M0 0l8-40M2 0l20-28M-2 0-28-20', t(colour), 5);

/** A shrub trained over a wall, full of flowers. */
export const bougainvillea = (t: Tint): string =>
  path(
    'M-120 0q-20-70 40-90 20-50 80-30 70-10 90 50 50 20 30 90-30-30-50 0-30-30-60 6-30-30-60 4-30-40-70-30z',
    t('#A8456F'),
  ) +
  ellipse(-50, -60, 26, 16, t('#C7648C')) +
  ellipse(30, -84, 28, 16, t('#C7648C')) +
  ellipse(70, -30, 20, 14, t('#C7648C'));

/** A row of far trees along a line, as soft humps. */
export function treeLine(width: number, y: number, size: number, colour: string): string {
  const count = Math.ceil(width / size / 1.6);
  const humps = Array.from({ length: count }, (_, i) => {
    const r = size * (0.55 + ((i * 37) % 10) / 18);
    return `q0-${Math.round(r)} ${Math.round(size * 0.8)}-${Math.round(r)}t${Math.round(size * 0.8)} ${Math.round(r)}`;
  });
  return path(`M0 ${Math.round(y)}${humps.join('')}z`, colour);
}

/** Puts a tree at a point. */
export const plant = (x: number, y: number, scale: number, tree: string, flip = false): string =>
  at(x, y, scale, tree, flip);
