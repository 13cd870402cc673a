import type { Place } from '../frame';
import { acacia, plant } from '../nature/trees';
import { ridge, sky as heaven, tint } from '../sky';
import { n, path, rect, repeat } from '../svg';

/** Over the plains: a river, trees and herds far below. */
export const plains: Place = {
  horizon: 0.6,
  draw(frame) {
    const { w, h, horizon } = frame;
    return (
      heaven(frame, 0.22) +
      ridge(frame, horizon - h * 0.01, h * 0.05, tint(frame, '#8A8F8A', 0.55), 8) +
      rect(0, horizon, w, h, tint(frame, '#D8B05F', 0.18)) +
      path(
        `M0 ${n(horizon + h * 0.1)}q${n(w * 0.3)} ${n(h * 0.01)} ${n(w * 0.5)} ${n(h * 0.05)}t${n(w * 0.5)} ${n(h * 0.09)}v${n(h * 0.05)}q-${n(w * 0.3)}-${n(h * 0.04)}-${n(w * 0.52)}-${n(h * 0.1)}t-${n(w * 0.48)}-${n(h * 0.06)}z`,
        tint(frame, '#7FB0B0', 0.1),
      ) +
      repeat(9, (i) =>
        plant(
          w * ((i * 0.29 + 0.05) % 1),
          horizon + h * (0.05 + ((i * 3) % 7) * 0.045),
          h * (0.00009 + ((i * 3) % 7) * 0.00004),
          acacia((c) => tint(frame, c, 0.22 - ((i * 3) % 7) * 0.03)),
          i % 2 > 0,
        ),
      ) +
      path(
        `M0 ${n(h * 0.93)}q${n(w * 0.3)}-${n(h * 0.05)} ${n(w * 0.6)} 0t${n(w * 0.4)} 0V${h}H0z`,
        tint(frame, '#BF9648'),
      )
    );
  },
};
