import type { Frame, Place } from '../frame';
import { plant, roundTree, treeLine } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { n, path, poly, rect, repeat } from '../svg';
import { mix, tone } from '../tones';
import { crowd, turf } from './ground';

/** A stand with its roof and spectators. */
function stand(frame: Frame, x: number, base: number, width: number, height: number, seed: number): string {
  const t = (colour: string): string => tint(frame, colour, 0.06);
  return (
    path(`M${n(x)} ${n(base)}v-${n(height * 0.62)}h${n(width)}v${n(height * 0.62)}z`, t('#7C9094')) +
    path(
      repeat(
        6,
        (i) =>
          `M${n(x)} ${n(base - height * 0.62 + i * height * 0.095)}h${n(width)}v${n(height * 0.02)}H${n(x)}z`,
      ),
      t('#5E7478'),
    ) +
    crowd(x + 8, base - height * 0.58, width - 16, 5, height * 0.058, t, seed) +
    rect(x, base - height * 0.1, width, height * 0.1, t(tone.teal7)) +
    poly(
      [
        x - width * 0.02,
        base - height * 0.98,
        x + width * 1.02,
        base - height * 0.86,
        x + width * 1.02,
        base - height * 0.81,
        x - width * 0.02,
        base - height * 0.9,
      ],
      t('#DCE3DF'),
    ) +
    path(
      repeat(
        6,
        (i) =>
          `M${n(x + (i + 0.4) * (width / 6))} ${n(base - height * 0.88)}h${n(height * 0.02)}v${n(height * 0.5)}h-${n(height * 0.02)}z`,
      ),
      t('#A9B7B4'),
    )
  );
}

/** Rugby posts, seen a little from the side. */
const posts = (x: number, base: number, h: number, colour: string): string =>
  path(
    `M${n(x)} ${n(base)}v-${n(h)}h${n(h * 0.022)}v${n(h)}zM${n(x + h * 0.3)} ${n(base)}v-${n(h)}h${n(h * 0.022)}v${n(h)}zM${n(x)} ${n(base - h * 0.34)}h${n(h * 0.3)}v-${n(h * 0.022)}h-${n(h * 0.3)}z`,
    colour,
  ) +
  rect(x - h * 0.012, base - h * 0.16, h * 0.046, h * 0.16, tone.teal5, 3) +
  rect(x + h * 0.288, base - h * 0.16, h * 0.046, h * 0.16, tone.teal5, 3);

/** A rugby field with a stand; players and crews stand on the near touchline. */
export const pitch: Place = {
  horizon: 0.46,
  draw(frame) {
    const { w, h, horizon, seed } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const top = horizon + h * 0.06;
    return (
      sky(frame, 0.16) +
      ridge(frame, horizon - h * 0.02, h * 0.06, tint(frame, '#5F9080', 0.55), seed + 4) +
      treeLine(w, horizon + h * 0.06, h * 0.09, tint(frame, tone.leaf, 0.24)) +
      stand(frame, w * 0.32, top, w * 0.46, h * 0.27, seed) +
      plant(
        w * 0.06,
        top,
        h / 1500,
        roundTree((c) => tint(frame, c, 0.1)),
      ) +
      plant(
        w * 0.94,
        top,
        h / 1700,
        roundTree((c) => tint(frame, c, 0.1)),
        true,
      ) +
      turf(frame, top) +
      path(`M0 ${n(top + h * 0.03)}H${w}v${n(h * 0.006)}H0z`, t('#EAF1E6')) +
      posts(w * 0.12, top + h * 0.035, h * 0.36, t(tone.white)) +
      path(`M0 ${n(h * 0.8)}H${w}v${n(h * 0.016)}H0z`, t('#F4F8EF')) +
      path(`M0 ${n(h * 0.816)}H${w}V${h}H0z`, mix(t('#6FA653'), tone.leafDark, 0.3))
    );
  },
};
