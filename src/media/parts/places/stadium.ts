import type { Place } from '../frame';
import { sky, tint } from '../sky';
import { circle, glow, n, path, poly, rect, repeat } from '../svg';
import { tone } from '../tones';
import { crowd, turf } from './ground';

/** A big stadium under its floodlights. */
export const stadium: Place = {
  horizon: 0.5,
  draw(frame) {
    const { w, h, horizon } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const top = horizon + h * 0.08;
    const pylon = (x: number): string =>
      poly(
        [
          x - h * 0.012,
          horizon - h * 0.1,
          x - h * 0.005,
          h * 0.14,
          x + h * 0.005,
          h * 0.14,
          x + h * 0.012,
          horizon - h * 0.1,
        ],
        t('#6F8186'),
      ) +
      rect(x - h * 0.06, h * 0.08, h * 0.12, h * 0.075, '#42565C', 3) +
      `<path d="${repeat(8, (i) => `M${n(x - h * 0.045 + (i % 4) * h * 0.03)} ${n(h * (i < 4 ? 0.1 : 0.135))}h0`)}" stroke="#FFF6DC" stroke-width="${n(h * 0.022)}" stroke-linecap="round"/>` +
      circle(x, h * 0.12, h * 0.26, glow('#FFF1CC'));
    return (
      sky(frame, 0.5) +
      pylon(w * 0.14) +
      pylon(w * 0.86) +
      path(`M0 ${n(horizon - h * 0.2)}q${w * 0.5} ${h * 0.12} ${w} 0V${h}H0z`, t('#56707A')) +
      path(
        `M0 ${n(horizon - h * 0.2)}q${w * 0.5} ${h * 0.12} ${w} 0v${n(h * 0.03)}q-${w * 0.5} ${h * 0.12}-${w} 0z`,
        t('#C9D5D6'),
      ) +
      crowd(0, horizon - h * 0.06, w, 7, h * 0.014, t, 5) +
      rect(0, top - h * 0.035, w, h * 0.035, t(tone.teal5)) +
      path(
        repeat(
          9,
          (i) =>
            `M${n((i + 0.2) * (w / 9))} ${n(top - h * 0.035)}h${n(w / 18)}v${n(h * 0.035)}h-${n(w / 18)}z`,
        ),
        t(tone.hiViz),
      ) +
      turf({ ...frame, light: { ...frame.light, dim: 0.16 } }, top) +
      path(`M0 ${n(top + h * 0.05)}H${w}v${n(h * 0.006)}H0z`, '#EAF1E6') +
      path(`M0 ${n(h * 0.8)}H${w}v${n(h * 0.014)}H0z`, '#F4F8EF') +
      rect(0, h * 0.814, w, h * 0.2, '#8E5B45') +
      path(`M0 ${n(h * 0.88)}H${w}v${n(h * 0.006)}H0z`, '#E9D9CB')
    );
  },
};
