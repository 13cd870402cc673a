import type { Place } from '../frame';
import { twinPeaks } from '../nature/mountains';
import { treeLine } from '../nature/trees';
import { ridge, sky as heaven, tint } from '../sky';
import { n, path, rect, repeat } from '../svg';
import { mix, tone } from '../tones';

/** High above the clouds, a snow-capped mountain in the distance. */
export const sky: Place = {
  horizon: 0.8,
  draw(frame) {
    const { w, h, horizon, light } = frame;
    const bank = (y: number, size: number, colour: string): string => {
      const humps = repeat(Math.ceil(w / size) + 2, (i) => {
        const r = size * (0.5 + ((i * 37) % 10) / 26);
        return `a${n(r)} ${n(r * 0.8)} 0 0 1 ${n(size)} ${i % 2 ? n(size * 0.12) : n(-size * 0.12)}`;
      });
      return path(`M${n(-size)} ${n(y)}${humps}V${h}H${n(-size)}z`, colour);
    };
    const white = mix(tone.cloud, light.sky[2], 0.15);
    return (
      heaven(frame, 0.16) +
      twinPeaks(frame, w * 0.26, horizon - h * 0.02, h * 0.34, 0.5) +
      ridge(frame, horizon, h * 0.05, tint(frame, '#5F8A8C', 0.6), 6) +
      bank(horizon - h * 0.005, h * 0.07, mix(white, light.haze, 0.55)) +
      bank(horizon + h * 0.07, h * 0.1, mix(white, light.haze, 0.3)) +
      bank(horizon + h * 0.16, h * 0.14, white)
    );
  },
};

/** Close to the peaks of the mountain. */
export const mountain: Place = {
  horizon: 0.82,
  draw(frame) {
    const { w, h, horizon } = frame;
    return (
      heaven(frame, 0.14) +
      twinPeaks(frame, w * 0.36, horizon + h * 0.05, h * 0.7, 0.24) +
      ridge(frame, horizon - h * 0.05, h * 0.08, tint(frame, '#6F8F7C', 0.3), 4) +
      ridge(frame, horizon + h * 0.06, h * 0.07, tint(frame, '#5E8560', 0.14), 19) +
      treeLine(w, horizon + h * 0.12, h * 0.05, tint(frame, tone.leafDark, 0.1)) +
      rect(0, horizon + h * 0.118, w, h, tint(frame, '#3F6B4A'))
    );
  },
};
