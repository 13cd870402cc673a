import type { Place } from '../frame';
import { bush, grass, plant, roundTree, treeLine } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { at, n, path, rect, repeat } from '../svg';
import { mix, tone } from '../tones';

/** A lawn with trees. */
export const park: Place = {
  horizon: 0.5,
  draw(frame) {
    const { w, h, horizon, seed } = frame;
    const t = (colour: string): string => tint(frame, colour);
    return (
      sky(frame, 0.34) +
      ridge(frame, horizon, h * 0.07, tint(frame, '#5F9080', 0.55), seed + 9) +
      treeLine(w, horizon + h * 0.08, h * 0.13, tint(frame, tone.leaf, 0.34)) +
      rect(0, horizon + h * 0.08, w, h, t('#93B56A')) +
      plant(w * 0.1, horizon + h * 0.16, h / 1050, roundTree(t)) +
      plant(w * 0.9, horizon + h * 0.14, h / 1250, roundTree(t, tone.jacaranda), true) +
      path(
        `M0 ${n(horizon + h * 0.2)}q${n(w * 0.5)}-${n(h * 0.05)} ${w} ${n(h * 0.01)}V${h}H0z`,
        t('#83A85B'),
      ) +
      repeat(6, (i) =>
        plant(w * (0.3 + i * 0.09), horizon + h * 0.1, h / 3600, bush(t, i % 2 ? '#5E9A57' : tone.leaf)),
      ) +
      repeat(10, (i) =>
        plant(w * (0.03 + i * 0.105), h * (0.96 + (i % 3) * 0.015), h / 1200, grass(t, '#5F8A45')),
      )
    );
  },
};

/** A show ground: grass, marquees and pennants. */
export const showground: Place = {
  horizon: 0.5,
  draw(frame) {
    const { w, h, horizon } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const marquee = (x: number, s: number, colour: string): string =>
      at(
        x,
        horizon + h * 0.12,
        Math.round(s * h) / 1000,
        rect(-200, -170, 400, 170, t(mix(colour, '#8FA0A4', 0.3))) +
          path('M-230-160Q-60-200 0-330q60 130 230 170z', t(colour)) +
          path('M0-330q60 130 230 170H60q-20-70-60-170z', t(mix(colour, tone.slate, 0.2))) +
          path('M-40 0v-120q40-40 80 0V0z', t('#3C5A60')) +
          path('M-3-330v-70h6v70z', t('#8A979A')) +
          path('M3-400l60 18-60 18z', t(tone.amber)),
      );
    return (
      sky(frame, 0.2) +
      ridge(frame, horizon - h * 0.03, h * 0.08, tint(frame, '#5F8A8C', 0.6), frame.seed + 6) +
      treeLine(w, horizon + h * 0.07, h * 0.09, tint(frame, tone.leaf, 0.3)) +
      rect(0, horizon + h * 0.07, w, h, t('#9DB96A')) +
      marquee(w * 0.14, 0.8, '#F4EFE2') +
      marquee(w * 0.32, 0.66, '#2F8A8C') +
      marquee(w * 0.9, 0.75, '#F0D9A4') +
      path(`M0 ${n(horizon + h * 0.12)}H${w}V${h}H0z`, t('#8FB062')) +
      path(`M0 ${n(h * 0.8)}q${n(w * 0.5)}-${n(h * 0.06)} ${w} 0V${h}H0z`, t('#82A558')) +
      repeat(10, (i) =>
        plant(w * (0.03 + i * 0.105), h * (0.95 + (i % 3) * 0.02), h / 1100, grass(t, '#5F8A45')),
      )
    );
  },
};
