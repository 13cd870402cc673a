import { road } from '../built/street';
import type { Place } from '../frame';
import { acacia, plant } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { n, path, poly, rect, repeat } from '../svg';
import { mix } from '../tones';
import { tufts } from './tufts';

/** A road on the shoulder of the escarpment, the Rift Valley with its volcano below. */
export const escarpment: Place = {
  horizon: 0.42,
  draw(frame) {
    const { w, h, horizon } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const roadTop = h * 0.74;
    const rail = roadTop - h * 0.075;
    return (
      sky(frame, 0.3) +
      poly(
        [
          w * 0.44,
          horizon + h * 0.06,
          w * 0.6,
          horizon - h * 0.12,
          w * 0.635,
          horizon - h * 0.105,
          w * 0.67,
          horizon - h * 0.115,
          w * 0.85,
          horizon + h * 0.06,
        ],
        t(mix('#7E8F9A', frame.light.haze, 0.5)),
      ) +
      ridge(frame, horizon + h * 0.01, h * 0.035, tint(frame, '#8C9A84', 0.55), 3) +
      ridge(frame, horizon + h * 0.07, h * 0.03, tint(frame, '#A9A36F', 0.42), 9) +
      ridge(frame, horizon + h * 0.14, h * 0.03, tint(frame, '#97985F', 0.26), 14) +
      path(
        `M${w} ${horizon - h * 0.2}q-${w * 0.12} ${h * 0.06}-${w * 0.16} ${h * 0.2}t-${w * 0.2} ${h * 0.26}V${roadTop}H${w}z`,
        tint(frame, '#8A7B55', 0.16),
      ) +
      path(
        `M${w} ${horizon - h * 0.2}q-${w * 0.1} ${h * 0.1}-${w * 0.08} ${h * 0.24}t-${w * 0.1} ${h * 0.3}H${w}z`,
        tint(frame, '#6E6A48', 0.1),
      ) +
      ridge(frame, horizon + h * 0.24, h * 0.04, tint(frame, '#6F7E4E', 0.1), 22) +
      plant(w * 0.12, roadTop - h * 0.02, h / 1700, acacia(t)) +
      plant(w * 0.88, roadTop - h * 0.04, h / 2100, acacia(t), true) +
      rect(0, roadTop - h * 0.045, w, h * 0.06, t('#B79A6B')) +
      tufts(frame, roadTop - h * 0.04, roadTop - h * 0.01, 12) +
      rect(0, rail, w, h * 0.02, t('#D9DEDB')) +
      rect(0, rail + h * 0.02, w, h * 0.012, t('#98A5A5')) +
      path(
        repeat(
          14,
          (i) =>
            `M${n((i + 0.4) * (w / 14))} ${n(rail + h * 0.03)}h${n(h * 0.012)}v${n(h * 0.04)}h-${n(h * 0.012)}z`,
        ),
        t('#7F8D8E'),
      ) +
      road(frame, roadTop)
    );
  },
};
