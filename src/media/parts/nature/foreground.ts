import type { Frame } from '../frame';
import { ellipse, n, path, repeat, seeded, stroke } from '../svg';
import { mix, tone } from '../tones';

/** Clumps of leaves or blossom along a line: a dashed line with round ends. */
export const clumps = (d: string, colour: string, size: number, gap: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(size)}" stroke-linecap="round" stroke-dasharray="0 ${n(gap)}"/>`;

/**
 * A branch that reaches into the picture from its upper left corner, 4.6 m wide in cm; mirror it for the other corner.
 * Blossom is the jacaranda's unless told otherwise.
 */
export const bough = (t: (colour: string) => string, blossom: string = tone.jacaranda): string =>
  clumps(
    'M-10 60q90 50 170 20t140 40 110 30M20 110q40 50 20 90M170 120q60 50 120 40M300 30q60 20 120 60',
    t(mix(blossom, tone.leafDark, 0.82)),
    42,
    21,
  ) +
  stroke('M-40 6q160 10 250 64t220 50M120 32q60 70 110 84M40 14q20 90-10 140', t(tone.trunk), 9) +
  clumps(
    'M-10 24q110 30 190 24t150 54 110 10M40 90l16 60M190 96q70 40 110 20M250 10q80 30 140 30',
    t(blossom),
    38,
    31,
  ) +
  clumps(
    'M0 6q150 20 230 30t190 60M50 100l6 40M220 110l60 10M300 0q60 20 90 20',
    t(mix(blossom, tone.white, 0.24)),
    22,
    47,
  );

/** Blades of grass that stand up from the lower edge of the picture. */
export function blades(frame: Frame, height: number, colour: string, count = 26, from = 0, to = 1): string {
  const random = seeded(frame.seed + count);
  const { w, h } = frame;
  const step = ((to - from) * w) / count;
  const d = repeat(count, (i) => {
    const x = from * w + step * (i + random());
    const tall = height * (0.45 + random() * 0.55);
    const lean = (random() - 0.4) * tall * 0.7;
    const wide = height * 0.09;
    return `M${n(x)} ${h}q${n(lean * 0.1)} ${n(-tall * 0.6)} ${n(lean)} ${n(-tall)}q${n(wide - lean * 0.3)} ${n(tall * 0.5)} ${n(wide - lean)} ${n(tall)}z`;
  });
  return path(d, colour);
}

/** A long soft shadow on the ground, away from a low sun at the left; foot at x, y. */
export const longShadow = (x: number, y: number, length: number, depth: number, opacity = 0.2): string =>
  ellipse(x + length * 0.34, y + depth * 0.3, length * 0.6, depth, '#06191F', opacity);

/** Grit, tracks and stains of a ground: broken level lines, closer and finer in the distance. */
export function texture(frame: Frame, top: number, colour: string, opacity = 0.5): string {
  const { w, h, seed } = frame;
  const random = seeded(seed + 77);
  const deep = h - top;
  const rows = (from: number, count: number): string =>
    repeat(
      count,
      (i) => `M${n(-random() * w * 0.6)} ${n(top + deep * (from + (i * i) / count / count / 2))}H${n(w)}`,
    );
  return (
    `<g opacity="${opacity}" fill="none" stroke="${colour}" stroke-linecap="round">` +
    `<path d="${rows(0.06, 5)}" stroke-width="${n(h / 360)}" stroke-dasharray="${n(w * 0.03)} ${n(w * 0.11)} ${n(w * 0.01)} ${n(w * 0.16)}"/>` +
    `<path d="${rows(0.4, 5)}" stroke-width="${n(h / 180)}" stroke-dasharray="${n(w * 0.06)} ${n(w * 0.3)} ${n(w * 0.015)} ${n(w * 0.21)}"/></g>`
  );
}

/** Lamps of a town out of focus. */
export function farLamps({ w, horizon, seed }: Frame, count: number, size: number): string {
  const random = seeded(seed + 9);
  return [tone.glow, '#F0A35E', '#F7EBD0']
    .map((colour) => {
      const d = repeat(
        Math.ceil(count / 3),
        () => `M${n(random() * w)} ${n(horizon * (0.42 + random() * 0.55))}h0`,
      );
      return `<path d="${d}" stroke="${colour}" stroke-width="${n(size * (0.6 + random() * 0.6))}" stroke-linecap="round" opacity=".4"/>`;
    })
    .join('');
}

/** A hedge close to the viewer along a line of the given width, in flower where a blossom is given. */
export const hedge = (x: number, y: number, width: number, leaf: string, blossom?: string): string =>
  clumps(`M${n(x)} ${n(y + 26)}h${n(width)}`, mix(leaf, tone.leafDark, 0.6), 110, 58) +
  clumps(
    `M${n(x + 20)} ${n(y + 4)}q${n(width * 0.25)}-16 ${n(width * 0.5)} 0t${n(width * 0.5)} 0`,
    leaf,
    74,
    47,
  ) +
  (blossom
    ? clumps(
        `M${n(x + 10)} ${n(y)}q${n(width * 0.3)} 40 ${n(width * 0.55)} 0t${n(width * 0.4)} 10`,
        blossom,
        22,
        61,
      ) +
      clumps(
        `M${n(x + 40)} ${n(y + 30)}q${n(width * 0.2)}-60 ${n(width * 0.5)} 0t${n(width * 0.4)}-20`,
        mix(blossom, tone.white, 0.25),
        16,
        83,
      )
    : '');
