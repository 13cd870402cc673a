import type { Frame, Place } from '../frame';
import { paving } from '../built/ways';
import { blades, texture } from '../nature/foreground';
import { twinPeaks } from '../nature/mountains';
import { acacia, plant, treeLine } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { at, circle, ellipse, glow, n, path, poly, rect, repeat, stroke } from '../svg';
import { mix, tone } from '../tones';

/** A wind sock on its pole, 5 m high, in cm. */
const windsock = (frame: Frame): string =>
  path('M-6 0-4-500h10L8 0z', tint(frame, '#8A979A')) +
  path('M6-500 40-494v52L6-436zM74-488l30-6v40l-30-2z', tint(frame, tone.white)) +
  path('M40-494l34 6v32l-34 14zM104-482l26 2v18l-26 6z', tint(frame, '#E0882F'));

/** A murram airstrip in the savannah. */
export const airstrip: Place = {
  horizon: 0.56,
  draw(frame) {
    const { w, h, horizon, seed } = frame;
    const t = (colour: string): string => tint(frame, colour);
    return (
      sky(frame, 0.3) +
      twinPeaks(frame, w * 0.6, horizon, h * 0.33, 0.55) +
      ridge(frame, horizon - h * 0.01, h * 0.04, tint(frame, '#5F7E8C', 0.6), seed + 8) +
      ridge(frame, horizon + h * 0.005, h * 0.035, tint(frame, '#7B8A6A', 0.42), seed + 2) +
      treeLine(w, horizon + h * 0.03, h * 0.022, tint(frame, tone.leafDark, 0.32)) +
      rect(0, horizon + h * 0.03, w, h, tint(frame, '#CFA65C', 0.1)) +
      plant(
        w * 0.06,
        horizon + h * 0.075,
        h / 1900,
        acacia((c) => tint(frame, c, 0.12)),
      ) +
      plant(
        w * 0.92,
        horizon + h * 0.07,
        h / 1700,
        acacia((c) => tint(frame, c, 0.1)),
        true,
      ) +
      plant(
        w * 0.76,
        horizon + h * 0.05,
        h / 3200,
        acacia((c) => tint(frame, c, 0.28)),
      ) +
      plant(
        w * 0.3,
        horizon + h * 0.045,
        h / 3400,
        acacia((c) => tint(frame, c, 0.3)),
        true,
      ) +
      at(w * 0.83, horizon + h * 0.1, h / 2000, windsock(frame)) +
      rect(0, horizon + h * 0.13, w, h * 0.24, t('#BD8456')) +
      rect(0, horizon + h * 0.13, w, h * 0.02, t('#D7A576')) +
      path(
        repeat(
          9,
          (i) =>
            `M${n((i + 0.3) * (w / 9))} ${n(horizon + h * 0.118)}l${n(h * 0.02)} ${n(-h * 0.016)} ${n(h * 0.02)} ${n(h * 0.016)}z`,
        ),
        t(tone.white),
      ) +
      texture(frame, horizon + h * 0.13, t('#9A6540'), 0.6) +
      rect(0, horizon + h * 0.37, w, h, t('#C4974E')) +
      blades(frame, h * 0.1, t('#A98440'), 40) +
      blades(frame, h * 0.07, t('#8C6A34'), 28)
    );
  },
};

/** The apron of an airport: hangar, tower and lights. */
export const apron: Place = {
  horizon: 0.56,
  draw(frame) {
    const { w, h, horizon, light } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const inside = light.lampsOn ? '#F2D08C' : '#4C666B';
    const mast = (x: number, tall: number): string =>
      rect(x - h * 0.004, horizon - tall, h * 0.008, tall, t('#5E6F73')) +
      rect(
        x - h * 0.03,
        horizon - tall - h * 0.012,
        h * 0.06,
        h * 0.016,
        light.lampsOn ? '#FFF3D0' : t('#D5DEDC'),
      ) +
      (light.lampsOn ? circle(x, horizon - tall, h * 0.16, glow('#FFE9B8')) : '');
    return (
      sky(frame, 0.3) +
      ridge(frame, horizon - h * 0.03, h * 0.05, tint(frame, '#5C8088', 0.6), 5) +
      treeLine(w, horizon + h * 0.004, h * 0.03, tint(frame, tone.leafDark, 0.3)) +
      // Tower.
      poly(
        [w * 0.79, horizon, w * 0.795, horizon - h * 0.26, w * 0.825, horizon - h * 0.26, w * 0.83, horizon],
        t('#CFC9BA'),
      ) +
      path(
        `M${w * 0.775} ${horizon - h * 0.34}h${w * 0.07}l-${w * 0.012} ${h * 0.08}h-${w * 0.046}z`,
        light.lampsOn ? '#F2D08C' : t(tone.glass),
      ) +
      rect(w * 0.77, horizon - h * 0.355, w * 0.08, h * 0.018, t('#9AA9A8')) +
      // Hangar.
      path(
        `M${w * 0.03} ${horizon + h * 0.01}v-${h * 0.17}q${w * 0.17}-${h * 0.16} ${w * 0.34} 0v${h * 0.17}z`,
        t('#A9B7B4'),
      ) +
      path(
        `M${w * 0.03} ${horizon - h * 0.16}q${w * 0.17}-${h * 0.16} ${w * 0.34} 0v${h * 0.03}q-${w * 0.17}-${h * 0.16}-${w * 0.34} 0z`,
        t(tone.teal7),
      ) +
      rect(w * 0.07, horizon - h * 0.13, w * 0.26, h * 0.14, inside) +
      path(
        repeat(
          7,
          (i) =>
            `M${n(w * (0.07 + i * 0.04))} ${n(horizon - h * 0.13)}h${n(w * 0.004)}v${n(h * 0.14)}h-${n(w * 0.004)}z`,
        ),
        mix(inside, tone.ink, 0.25),
      ) +
      mast(w * 0.48, h * 0.3) +
      mast(w * 0.93, h * 0.27) +
      rect(0, horizon + h * 0.008, w, h, t('#A8AFA9')) +
      rect(0, horizon + h * 0.008, w, h * 0.03, t('#8C9690')) +
      paving(frame, horizon + h * 0.04, 0.5, mix(t('#A8AFA9'), light.shade, 0.25)) +
      texture(frame, horizon + h * 0.04, mix(t('#A8AFA9'), light.shade, 0.2)) +
      stroke(`M0 ${h * 0.93}H${w * 0.5}q${w * 0.2} 0 ${w * 0.5}-${h * 0.1}`, t(tone.amber), h / 90) +
      (light.lampsOn ? ellipse(w * 0.5, h * 0.84, w * 0.4, h * 0.14, glow('#FFE9B8')) : '')
    );
  },
};
