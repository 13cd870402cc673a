import { texture, farLamps } from '../nature/foreground';
import { treeLine } from '../nature/trees';
import type { Place } from '../frame';
import { sky, tint } from '../sky';
import { n, rect, repeat } from '../svg';
import { mix, tone } from '../tones';

/** A wet road in town after dark; its lamps lie out of focus behind. */
export const nightroad: Place = {
  horizon: 0.6,
  draw(frame) {
    const { w, h, horizon, light } = frame;
    const asphalt = tint(frame, tone.asphaltDark);
    const blocks = repeat(
      7,
      (i) =>
        `M${n((i / 7) * w)} ${n(horizon)}v-${n(h * (0.14 + ((i * 5) % 7) * 0.045))}h${n(w / 8)}V${n(horizon)}z`,
    );
    return (
      sky(frame, 0.8) +
      `<path d="${blocks}" fill="${mix(light.sky[1], light.shade, 0.5)}"/>` +
      treeLine(w, horizon + h * 0.02, h * 0.1, mix(light.sky[1], light.shade, 0.8)) +
      farLamps(frame, 26, h * 0.055) +
      rect(0, horizon, w, h - horizon, asphalt) +
      rect(0, horizon, w, h * 0.03, mix(asphalt, light.haze, 0.4)) +
      texture(frame, horizon, mix(asphalt, light.haze, 0.5), 0.7)
    );
  },
};
