import type { Place } from '../frame';
import { palm, plant } from '../nature/trees';
import { sky, tint } from '../sky';
import { at, n, path, rect, repeat, stroke } from '../svg';

/** A beach of the coast: sea, palms and a sailing boat. */
export const coast: Place = {
  horizon: 0.5,
  draw(frame) {
    const { w, h, horizon } = frame;
    const t = (colour: string): string => tint(frame, colour);
    return (
      sky(frame, 0.22) +
      rect(0, horizon, w, h * 0.3, tint(frame, '#2F93A0', 0.1)) +
      rect(0, horizon, w, h * 0.03, tint(frame, '#2B7F90', 0.3)) +
      path(
        `M0 ${n(horizon + h * 0.09)}q${n(w * 0.25)}-${n(h * 0.02)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0v${n(h * 0.2)}H0z`,
        tint(frame, '#55B3B3', 0.1),
      ) +
      stroke(
        repeat(9, (i) => `M${n(w * ((i * 0.37) % 1))} ${n(horizon + h * (0.03 + i * 0.014))}h${n(w * 0.06)}`),
        tint(frame, '#E3F4F0', 0.1),
        h / 260,
      ) +
      at(
        w * 0.68,
        horizon + h * 0.03,
        h / 900,
        path(
          'M-90 0q80 22 170 0l20-24h-210zM-6-28h8V-210h-8zM-2-216q90 60 100 176-60 16-100 12z',
          t('#F3E9D6'),
        ) + path('M-90 0q80 22 170 0l20-24h-210z', t('#6B4B35')),
      ) +
      path(
        `M0 ${n(horizon + h * 0.19)}q${n(w * 0.3)}-${n(h * 0.05)} ${n(w * 0.55)} 0t${n(w * 0.45)}-${n(h * 0.02)}V${h}H0z`,
        t('#F6FBF6'),
      ) +
      path(
        `M0 ${n(horizon + h * 0.205)}q${n(w * 0.3)}-${n(h * 0.05)} ${n(w * 0.55)} 0t${n(w * 0.45)}-${n(h * 0.02)}V${h}H0z`,
        t('#EBD3A0'),
      ) +
      path(`M0 ${n(h * 0.9)}q${n(w * 0.4)}-${n(h * 0.06)} ${w} ${n(h * 0.02)}V${h}H0z`, t('#DFC188')) +
      plant(w * 0.06, h * 0.9, h / 1150, palm(t)) +
      plant(w * 0.95, h * 0.86, h / 1400, palm(t), true) +
      plant(
        w * 0.87,
        h * 0.82,
        h / 1900,
        palm((c) => tint(frame, c, 0.1)),
      )
    );
  },
};
