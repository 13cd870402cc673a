import { road } from '../built/street';
import type { Place } from '../frame';
import { banana, bush, plant, roundTree, treeLine } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { n, path, rect, repeat, stroke } from '../svg';
import { tone } from '../tones';

/** A county road through tea hills. */
export const teahills: Place = {
  horizon: 0.4,
  draw(frame) {
    const { w, h, horizon } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const roadTop = h * 0.76;
    const rows = (x: number, y: number, span: number, drop: number, count: number, colour: string): string =>
      stroke(
        repeat(
          count,
          (i) => `M${n(x)} ${n(y + i * drop)}q${n(span / 2)} ${n(-h * 0.07)} ${n(span)} ${n(i * drop * 0.3)}`,
        ),
        colour,
        h / 170,
      );
    return (
      sky(frame, 0.3) +
      ridge(frame, horizon - h * 0.04, h * 0.08, tint(frame, '#4F7F78', 0.6), 6) +
      ridge(frame, horizon + h * 0.04, h * 0.08, tint(frame, '#5C9068', 0.4), 17) +
      treeLine(w, horizon + h * 0.09, h * 0.035, tint(frame, tone.leafDark, 0.3)) +
      path(
        `M0 ${horizon + h * 0.12}q${w * 0.26}-${h * 0.16} ${w * 0.56} ${h * 0.02}t${w * 0.44} ${h * 0.02}V${h}H0z`,
        tint(frame, '#6FA35E', 0.16),
      ) +
      rows(w * 0.02, horizon + h * 0.15, w * 0.46, h * 0.035, 6, tint(frame, '#4E8450', 0.14)) +
      path(
        `M${w} ${horizon + h * 0.1}q-${w * 0.26} ${h * 0.02}-${w * 0.5} ${h * 0.18}t-${w * 0.5} ${h * 0.04}V${h}H${w}z`,
        tint(frame, '#5B9450', 0.06),
      ) +
      rows(w * 0.56, horizon + h * 0.23, w * 0.46, h * 0.036, 5, t('#437A44')) +
      plant(w * 0.08, roadTop - h * 0.03, h / 2000, roundTree(t)) +
      plant(w * 0.93, roadTop - h * 0.03, h / 2300, banana(t)) +
      rect(0, roadTop - h * 0.03, w, h * 0.05, t('#9A7B54')) +
      repeat(7, (i) =>
        plant(w * (0.03 + i * 0.16), roadTop - h * 0.005, h / 3600, bush(t, '#5E9A57'), i % 2 > 0),
      ) +
      road(frame, roadTop)
    );
  },
};
