import { clouds } from './clouds';
import type { Frame } from './frame';
import { blend, circle, glow, n, path, rect, repeat, seeded, stroke } from './svg';
import { mix, tone } from './tones';

/** A colour of the place in the light of a time of day; `far` (0 to 1) is the share of haze. */
export const tint = ({ light }: Frame, colour: string, far = 0): string =>
  mix(mix(colour, light.shade, light.dim), light.haze, far);

/** Sky with sun or moon, clouds or stars. `sunX` is the position of the disc, as a share of the width. */
export function sky(frame: Frame, sunX = 0.24): string {
  const { w, h, horizon, light, seed } = frame;
  const night = light.dim > 0.5;
  const radius = h * (night ? 0.04 : 0.06);
  const discY = night ? horizon * 0.3 : horizon - h * 0.13;
  const halo = light.disc ? circle(w * sunX, discY, radius * (night ? 3 : 7), glow(light.disc)) : '';
  const disc = light.disc ? circle(w * sunX, discY, radius, light.disc) : '';
  return (
    rect(0, 0, w, horizon + h * 0.12, blend(...light.sky, light.sky[2])) +
    (night ? stars(frame, seeded(seed * 13 + horizon)) : '') +
    halo +
    disc +
    clouds(frame)
  );
}

function stars({ w, h, horizon }: Frame, random: () => number): string {
  const dots = repeat(24, () => `M${n(random() * w)} ${n(random() * horizon * 0.7)}h0`);
  return `<path d="${dots}" stroke="${tone.cloud}" stroke-width="${n(h / 240)}" stroke-linecap="round" opacity=".7"/>`;
}

/** A ridge of hills across the picture, filled down to `bottom`. */
export function ridge(
  frame: Frame,
  y: number,
  rise: number,
  colour: string,
  seed: number,
  bottom = frame.h,
): string {
  const random = seeded(seed);
  const count = 5;
  const step = (frame.w * 1.2) / count;
  let d = `M${n(-step * 0.5)} ${n(y)}`;
  for (let i = 0; i <= count; i += 1) {
    const dy = (i % 2 ? 1 : -1) * rise * (0.5 + random());
    d += `q${n(step / 2)} ${n(dy)} ${n(step)} 0`;
  }
  return path(`${d}V${n(bottom)}H${n(-step * 0.5)}z`, colour);
}

/** Slanting rain over everything. */
export function rain({ w, h }: { w: number; h: number }, seed = 3): string {
  const random = seeded(seed);
  const drops = repeat(
    70,
    () => `M${n(random() * w * 1.1)} ${n(random() * h)}l-${n(h * 0.016)} ${n(h * 0.05)}`,
  );
  return `<g opacity=".4">${stroke(drops, '#E8EFEE', h / 300)}</g>`;
}
