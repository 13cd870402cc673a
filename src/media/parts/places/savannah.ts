import type { Place } from '../frame';
import { blades, texture } from '../nature/foreground';
import { acacia, plant, treeLine } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { path, rect } from '../svg';
import { tone } from '../tones';
import { tufts } from './tufts';

/** Dry country with a far snow-capped mountain and a track. */
export const savannah: Place = {
  horizon: 0.56,
  draw(frame) {
    const { w, h, horizon } = frame;
    const t = (colour: string): string => tint(frame, colour);
    return (
      sky(frame, 0.2) +
      path(
        `M${w * 0.4} ${horizon}q${w * 0.16}-${h * 0.04} ${w * 0.24}-${h * 0.2} ${w * 0.05}-${h * 0.03} ${w * 0.1} 0 ${w * 0.08} ${h * 0.16} ${w * 0.24} ${h * 0.2}z`,
        tint(frame, '#6D8A99', 0.55),
      ) +
      path(
        `M${w * 0.615} ${horizon - h * 0.16}q${w * 0.02}-${h * 0.02} ${w * 0.025}-${h * 0.04} ${w * 0.05}-${h * 0.03} ${w * 0.1} 0 ${w * 0.01} ${h * 0.02} ${w * 0.024} ${h * 0.036}l-${w * 0.03}-${h * 0.01}-${w * 0.02} ${h * 0.024}-${w * 0.03}-${h * 0.02}-${w * 0.03} ${h * 0.02}z`,
        tint(frame, '#FFFFFF', 0.3),
      ) +
      ridge(frame, horizon, h * 0.02, tint(frame, '#8F9A6A', 0.4), 12) +
      treeLine(w, horizon + h * 0.03, h * 0.02, tint(frame, tone.leafDark, 0.35)) +
      rect(0, horizon + h * 0.03, w, h, t('#D8B368')) +
      ridge(frame, horizon + h * 0.1, h * 0.02, t('#CDA458'), 21) +
      plant(
        w * 0.2,
        horizon + h * 0.12,
        h / 1500,
        acacia((c) => tint(frame, c, 0.08)),
      ) +
      plant(
        w * 0.9,
        horizon + h * 0.08,
        h / 2400,
        acacia((c) => tint(frame, c, 0.2)),
        true,
      ) +
      plant(
        w * 0.44,
        horizon + h * 0.06,
        h / 3600,
        acacia((c) => tint(frame, c, 0.26)),
      ) +
      path(
        `M0 ${h * 0.8}q${w * 0.4}-${h * 0.06} ${w}-${h * 0.02}v${h * 0.14}q-${w * 0.5} 0-${w} ${h * 0.06}z`,
        t('#B98552'),
      ) +
      path(
        `M0 ${h * 0.87}q${w * 0.4}-${h * 0.06} ${w}-${h * 0.03}v${h * 0.015}q-${w * 0.5} 0-${w} ${h * 0.04}z`,
        t('#CFA06A'),
      ) +
      tufts(frame, horizon + h * 0.12, h * 0.78, 26, '#B98F45') +
      texture(frame, horizon + h * 0.14, t('#A97844')) +
      blades(frame, h * 0.11, t('#B98F45'), 34) +
      blades(frame, h * 0.07, t('#94702F'), 26)
    );
  },
};
