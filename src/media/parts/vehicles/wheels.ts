import { circle, ellipse, glow, path, rect, repeat } from '../svg';
import { mix, tone } from '../tones';

/** A wheel that stands on the ground at x. */
export function wheel(x: number, radius: number, rim: string = tone.line): string {
  const y = -radius;
  const r = radius * 0.6;
  return (
    circle(x, y, radius, tone.tyre) +
    circle(x, y, r, mix(rim, tone.slate, 0.35)) +
    path(`M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 1.7}-${r * 0.72}L${x} ${y}z`, rim) +
    circle(x, y, radius * 0.24, tone.slate) +
    circle(x - radius * 0.05, y - radius * 0.05, radius * 0.12, tone.line)
  );
}

/** The dark arch above a wheel. */
export const arch = (x: number, radius: number, bottom: number): string =>
  path(`M${x - radius} ${-bottom}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`, tone.tyre);

/** The shadow a vehicle throws; light comes from the upper left. */
export const shadow = (left: number, right: number, depth = 12): string =>
  ellipse((left + right) / 2 + 12, 0, (right - left) / 2 + 14, depth, '#06191F', 0.28);

/** Two rows of high-visibility blocks between x and x + width. */
export function chequer(x: number, y: number, width: number, block: number): string {
  const count = Math.round(width / block);
  const size = width / count;
  const row = block * 0.52;
  return (
    rect(x, y, width, row * 2, tone.teal7) +
    path(
      repeat(
        count,
        (i) =>
          `M${Math.round(x + i * size)} ${Math.round(y + (i % 2) * row)}h${Math.round(size)}v${Math.round(row)}h-${Math.round(size)}z`,
      ),
      tone.hiViz,
    )
  );
}

/** White cross on a green square: the mark of first aid. */
export function crossMark(x: number, y: number, size: number): string {
  const arm = size * 0.24;
  const reach = size * 0.72;
  const start = (reach - arm) / 2;
  return (
    rect(x, y, size, size, tone.green, size * 0.14) +
    path(
      `M${x + size / 2 - arm / 2} ${y + (size - reach) / 2}h${arm}v${start}h${start}v${arm}h-${start}v${start}h-${arm}v-${start}h-${start}v-${arm}h${start}z`,
      tone.white,
    )
  );
}

/** Roof lamps, red behind and blue in front, dark unless `on`. */
export function lightBar(x: number, y: number, width: number, on: boolean): string {
  const half = width / 2;
  const lens = half - 3;
  return (
    rect(x - half, y - 6, width, 7, tone.asphaltDark, 3) +
    path(`M${x - lens} ${y - 6}v-6q0-8 8-8h${lens - 8}v14z`, on ? tone.beaconRed : '#8E3A33') +
    path(`M${x + lens} ${y - 6}v-6q0-8-8-8h-${lens - 8}v14z`, on ? tone.beaconBlue : '#35558F') +
    rect(x - 9, y - 20, 18, 14, tone.line, 2) +
    (on
      ? circle(x - half * 0.6, y - 14, 62, glow(tone.beaconRed)) +
        circle(x + half * 0.6, y - 14, 70, glow(tone.beaconBlue))
      : '')
  );
}
