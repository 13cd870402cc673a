import type { Place } from '../frame';
import { banana, grass, plant, roundTree, treeLine } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { at, n, path, rect, repeat } from '../svg';
import { tone } from '../tones';

/** A round house with a thatched roof, 4 m wide. */
const hut = (t: (colour: string) => string): string =>
  path('M-180 0v-180h360V0z', t('#CF9F6F')) +
  path('M60 0v-180h120V0z', t('#B48355')) +
  path('M-180-50h360V0h-360z', t('#A5724A')) +
  rect(-40, -140, 70, 140, t('#4A3A30')) +
  path('M-250-160q120-60 230-280h30q120 220 240 280-250 50-500 0z', t('#B08D4F')) +
  path('M10-440h0q120 220 240 280-80 20-150 26Q90-300 10-440z', t('#8E6E3A')) +
  path('M-250-160q250 50 500 0v14q-250 50-500 0z', t('#7A5E31'));

/** A small house with a sheet-iron roof, 6 m wide. */
const house = (t: (colour: string) => string): string =>
  rect(-280, -230, 560, 230, t('#E3C79B')) +
  rect(-280, -60, 560, 60, t('#B5765A')) +
  rect(-50, -180, 84, 180, t('#35606A')) +
  rect(-210, -170, 90, 74, t('#33555A')) +
  rect(110, -170, 90, 74, t('#33555A')) +
  path('M-320-224-210-350h420l110 126z', t('#A9B5B5')) +
  path(
    repeat(11, (i) => `M${-290 + i * 54}-226l${22 - i * 4}-122h8l-${14 - i * 3 > 0 ? 14 - i * 3 : 0} 122z`),
    t('#8A9899'),
  );

/** A path between homes, banana plants and hills. */
export const village: Place = {
  horizon: 0.48,
  draw(frame) {
    const { w, h, horizon, seed } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const foot = horizon + h * 0.18;
    return (
      sky(frame, 0.25) +
      ridge(frame, horizon - h * 0.05, h * 0.09, tint(frame, '#4F7F78', 0.58), seed + 6) +
      ridge(frame, horizon + h * 0.03, h * 0.06, tint(frame, '#6B9A63', 0.4), seed + 15) +
      treeLine(w, horizon + h * 0.09, h * 0.05, tint(frame, tone.leafDark, 0.25)) +
      path(
        `M0 ${n(horizon + h * 0.1)}q${n(w * 0.4)}-${n(h * 0.05)} ${w} 0V${h}H0z`,
        tint(frame, '#8DAA5E', 0.08),
      ) +
      plant(w * 0.44, foot - h * 0.04, h / 2500, banana(t)) +
      at(w * 0.82, foot - h * 0.01, h / 1500, house(t)) +
      at(w * 0.14, foot, h / 1550, hut(t)) +
      at(
        w * 0.32,
        foot - h * 0.045,
        h / 2300,
        hut((c) => tint(frame, c, 0.12)),
      ) +
      plant(w * 0.02, foot + h * 0.02, h / 1500, banana(t)) +
      plant(w * 0.97, foot + h * 0.02, h / 1500, banana(t), true) +
      plant(
        w * 0.5,
        foot - h * 0.05,
        h / 1900,
        roundTree((c) => tint(frame, c, 0.1)),
      ) +
      rect(0, foot, w, h, t('#86A255')) +
      path(
        `M0 ${n(h * 0.86)}q${n(w * 0.3)}-${n(h * 0.1)} ${n(w * 0.56)}-${n(h * 0.08)}t${n(w * 0.44)}-${n(h * 0.1)}v${n(h * 0.13)}q-${n(w * 0.2)} ${n(h * 0.12)}-${n(w * 0.5)} ${n(h * 0.12)}t-${n(w * 0.5)} ${n(h * 0.07)}z`,
        t('#C58F61'),
      ) +
      repeat(9, (i) =>
        plant(
          w * (0.04 + i * 0.115),
          foot + h * (0.03 + ((i * 7) % 5) * 0.004),
          h / 1500,
          grass(t, '#6B8A45'),
        ),
      ) +
      repeat(8, (i) => plant(w * (0.03 + i * 0.13), h * 0.985, h / 900, grass(t, '#6B8A45')))
    );
  },
};
