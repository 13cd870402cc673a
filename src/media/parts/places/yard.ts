import type { Place } from '../frame';
import { treeLine } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { n, path, rect, repeat, stroke } from '../svg';
import { tone } from '../tones';

/** A training yard for drivers: painted lines and a wall. */
export const yard: Place = {
  horizon: 0.5,
  draw(frame) {
    const { w, h, horizon } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const foot = horizon + h * 0.12;
    return (
      sky(frame, 0.2) +
      ridge(frame, horizon - h * 0.02, h * 0.07, tint(frame, '#5F8A8C', 0.55), 11) +
      treeLine(w, horizon + h * 0.05, h * 0.12, tint(frame, tone.leaf, 0.26)) +
      rect(0, horizon, w, foot - horizon, t('#D9CDB4')) +
      rect(0, horizon - h * 0.01, w, h * 0.018, t('#B9AE95')) +
      path(
        repeat(
          14,
          (i) => `M${n(i * (w / 13))} ${n(foot - h * 0.05)}h${n(w / 26)}v${n(h * 0.03)}h-${n(w / 26)}z`,
        ),
        t(tone.teal5),
      ) +
      rect(0, foot, w, h, t('#7E8B8A')) +
      rect(0, foot, w, h * 0.02, t('#6A7877')) +
      stroke(
        `M0 ${n(h * 0.95)}Q${n(w * 0.25)} ${n(h * 0.76)} ${n(w * 0.5)} ${n(h * 0.86)}T${w} ${n(h * 0.76)}`,
        t('#F4F1E6'),
        h / 70,
      )
    );
  },
};
