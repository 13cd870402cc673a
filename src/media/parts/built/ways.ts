import type { Frame } from '../frame';
import { ellipse, glow, n, path, rect, repeat } from '../svg';
import { mix, tone } from '../tones';

/** Joints of a paved yard that run together in the distance. */
export function paving(frame: Frame, top: number, far: number, colour: string): string {
  const { w, h } = frame;
  const fan = repeat(
    9,
    (i) =>
      `M${n(far * w + (i - 4) * w * 0.09)} ${n(top)}l${n((i - 4) * w * 0.24)} ${n(h - top)}h${n(w * 0.004)}L${n(far * w + (i - 4) * w * 0.09 + 1)} ${n(top)}z`,
  );
  const rows = [0.12, 0.3, 0.58].map(
    (share) => `M0 ${n(top + (h - top) * share)}H${w}v${n(h * 0.003 * (1 + share))}H0z`,
  );
  return path(fan + rows.join(''), colour, 0.6);
}

/** Light of lamps on a wet or smooth ground: a tall soft streak under each. */
export const gleam = (x: number, y: number, wide: number, deep: number, colour: string): string =>
  ellipse(x, y + deep / 2, wide, deep, glow(colour));

/** A matatu, 5 m long, facing right: white with a yellow belt and a sign board of plain colour on its roof. */
export const matatu = (colour: string = tone.white, belt: string = tone.amber): string =>
  ellipse(8, 0, 262, 13, '#06191F', 0.28) +
  path('M-244-44V-206q0-22 24-22H110q26 0 44 22l46 62 44 12q10 4 10 16v72z', colour) +
  path('M-244-60H254v16q0 8-10 8h-478q-10 0-10-8z', mix(colour, tone.slate, 0.5)) +
  rect(-244, -128, 494, 26, belt) +
  path('M-244-214q2-14 24-14H110q16 0 28 8-8 8-22 8z', mix(colour, tone.slate, 0.16)) +
  path(
    'M-226-202h76v54h-76zM-138-202h76v54h-76zM-50-202h76v54h-76zM38-202h66q12 0 20 10l34 44H38z',
    tone.glass,
  ) +
  path(
    'M-214-148l44-54h22l-44 54zM-38-148l44-54h20v6l-38 48zM52-148l40-54h12l10 8-34 46z',
    tone.glassLight,
    0.4,
  ) +
  rect(-150, -240, 200, 12, tone.asphaltDark, 4) +
  path('M236-112h16v24h-18z', '#FFF3C9') +
  rect(-248, -120, 9, 40, tone.beaconRed) +
  repeat(2, (i) => {
    const x = i ? 166 : -150;
    return `<circle cx="${x}" cy="-34" r="35" fill="${tone.tyre}"/><circle cx="${x}" cy="-34" r="18" fill="${tone.line}"/>`;
  });
