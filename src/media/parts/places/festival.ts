import type { Frame, Place } from '../frame';
import { plant, roundTree, treeLine } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { blend, circle, ellipse, glow, n, path, poly, rect, repeat, stroke } from '../svg';
import { mix, tone } from '../tones';
import { audience } from './audience';

function stage(frame: Frame, x: number, base: number, width: number): string {
  const t = (colour: string): string => tint(frame, colour);
  const tall = width * 0.56;
  const lit = frame.light.lampsOn;
  const truss = (x1: number, y1: number, w: number, h: number): string => rect(x1, y1, w, h, t('#5A6D73'));
  return (
    rect(x + width * 0.05, base - tall, width * 0.9, tall, lit ? blend('#123F52', '#1B7F86') : t('#2C5F68')) +
    circle(x + width * 0.5, base - tall * 0.58, tall * 0.24, lit ? '#F2B985' : t('#E9C48A')) +
    path(
      `M${n(x + width * 0.05)} ${n(base - tall * 0.4)}q${n(width * 0.2)}-${n(tall * 0.2)} ${n(width * 0.45)}-${n(tall * 0.06)}t${n(width * 0.45)} 0V${n(base)}H${n(x + width * 0.05)}z`,
      lit ? '#0F5C66' : t('#1F4E56'),
    ) +
    (lit
      ? poly([x + width * 0.2, base - tall, x + width * 0.34, base, x + width * 0.52, base], '#FFE9B8', 0.2) +
        poly([x + width * 0.8, base - tall, x + width * 0.48, base, x + width * 0.66, base], '#FFE9B8', 0.2)
      : '') +
    truss(x, base - tall * 1.1, width * 0.05, tall * 1.1) +
    truss(x + width * 0.95, base - tall * 1.1, width * 0.05, tall * 1.1) +
    truss(x - width * 0.03, base - tall * 1.14, width * 1.06, tall * 0.12) +
    stroke(
      repeat(
        12,
        (i) =>
          `M${n(x + (i * width) / 12)} ${n(base - tall * 1.04)}l${n(width / 24)}-${n(tall * 0.08)} ${n(width / 24)} ${n(tall * 0.08)}`,
      ),
      t('#82959A'),
      width / 160,
    ) +
    `<path d="${repeat(6, (i) => `M${n(x + width * (0.14 + i * 0.145))} ${n(base - tall * 0.99)}h0`)}" stroke="${lit ? '#FFF1CC' : t('#33474C')}" stroke-width="${n(width * 0.034)}" stroke-linecap="round"/>` +
    rect(x - width * 0.16, base - tall * 0.62, width * 0.13, tall * 0.62, t('#26383E'), 4) +
    rect(x + width * 1.03, base - tall * 0.62, width * 0.13, tall * 0.62, t('#26383E'), 4) +
    `<path d="${[0, 1].map((i) => repeat(3, (k) => `M${n(x + width * (i ? 1.095 : -0.095))} ${n(base - tall * (0.5 - k * 0.19))}h0`)).join('')}" stroke="${t('#46595F')}" stroke-width="${n(width * 0.08)}" stroke-linecap="round"/>` +
    rect(x - width * 0.2, base, width * 1.4, tall * 0.12, t('#33474C'))
  );
}

/** An open-air festival: stage, lights and a crowd. */
export const festival: Place = {
  horizon: 0.56,
  draw(frame) {
    const { w, h, horizon, light, seed } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const wide = h * 0.62;
    const x = w * (w > h * 1.6 ? 0.34 : 0.26) - wide * 0.4;
    return (
      sky(frame, 0.08) +
      ridge(frame, horizon, h * 0.08, tint(frame, '#5C8088', 0.5), seed + 7) +
      treeLine(w, horizon + h * 0.07, h * 0.1, tint(frame, tone.leafDark, 0.2)) +
      plant(
        w * 0.95,
        horizon + h * 0.1,
        h / 1150,
        roundTree((c) => tint(frame, c, 0.08)),
      ) +
      rect(0, horizon + h * 0.068, w, h, t('#7FA05C')) +
      stage(frame, x, horizon + h * 0.08, wide) +
      (light.lampsOn ? ellipse(x + wide / 2, horizon, wide * 0.8, h * 0.34, glow('#FFD98A')) : '') +
      // Pennants from the stage to a far pole.
      stroke(
        `M${n(x + wide * 1.03)} ${n(horizon - h * 0.26)}Q${n(x + wide * 1.5)} ${n(horizon - h * 0.12)} ${n(w * 0.98)} ${n(horizon - h * 0.22)}`,
        t('#E9E3CF'),
        h / 260,
      ) +
      path(
        repeat(9, (i) => {
          const s = (i + 0.6) / 9.4;
          const a = x + wide * 1.03;
          const b = w * 0.98;
          const px = (1 - s) * (1 - s) * a + 2 * s * (1 - s) * (x + wide * 1.5) + s * s * b;
          const py =
            (1 - s) * (1 - s) * (horizon - h * 0.26) +
            2 * s * (1 - s) * (horizon - h * 0.12) +
            s * s * (horizon - h * 0.22);
          return `M${n(px - h * 0.014)} ${n(py)}h${n(h * 0.028)}l-${n(h * 0.014)} ${n(h * 0.04)}z`;
        }),
        light.lampsOn ? '#F2B705' : t('#E0882F'),
      ) +
      audience(
        x - wide * 0.36,
        horizon + h * 0.14,
        wide * 1.6,
        h * 0.028,
        mix(t('#33545A'), light.shade, 0.2),
        seed,
      ) +
      audience(
        x - wide * 0.44,
        horizon + h * 0.185,
        wide * 1.7,
        h * 0.034,
        mix(t('#23434A'), light.shade, 0.2),
        seed + 4,
      ) +
      rect(0, horizon + h * 0.23, w, h, t('#6F9350')) +
      path(
        `M0 ${n(horizon + h * 0.2)}H${n(x + wide * 1.3)}q${n(wide * 0.2)} ${n(h * 0.03)} ${n(w)} ${n(h * 0.03)}V${h}H0z`,
        t('#6F9350'),
      ) +
      path(`M0 ${n(h * 0.9)}q${n(w * 0.5)}-${n(h * 0.05)} ${w} 0V${h}H0z`, t('#63864A'))
    );
  },
};
