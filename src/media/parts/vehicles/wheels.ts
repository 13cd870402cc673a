import { circle, ellipse, glow, n, path, rect, stroke } from '../svg';
import { mix, tone } from '../tones';

/** A line in dashes as long as their gaps, `shift` along it. */
export const dashes = (d: string, colour: string, width: number, length: number, shift = 0): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-dasharray="${n(length)}"${
    shift ? ` stroke-dashoffset="${n(shift)}"` : ''
  }/>`;

/** The line of a circle. */
const ring = (x: number, y: number, r: number): string => `M${x - r} ${n(y)}a${r} ${r} 0 1 1 0 .1z`;

/** A wheel that stands on the ground at x: tyre, dished steel rim with its holes, hub. */
export function wheel(x: number, radius: number, rim: string = tone.line): string {
  const y = -radius;
  const r = Math.round(radius * 0.62);
  return (
    circle(x, y, radius, tone.tyre) +
    circle(x, y, r, mix(rim, tone.slate, 0.45)) +
    path(`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0q-${r}-${Math.round(r * 0.6)}-${2 * r} 0z`, rim) +
    dashes(ring(x, y, Math.round(r * 0.62)), tone.tyre, r * 0.26, r * 0.4) +
    circle(x, y, r * 0.3, tone.line)
  );
}

/** The dark arch above a wheel. */
export const arch = (x: number, radius: number, bottom: number): string =>
  path(`M${x - radius} ${-bottom}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`, tone.tyre);

/** The shadow a vehicle throws, darkest where it touches; light comes from the upper left. */
export const shadow = (left: number, right: number, depth = 12): string =>
  ellipse((left + right) / 2 + 12, 0, (right - left) / 2 + 14, depth, '#06191F', 0.22) +
  ellipse((left + right) / 2 + 4, -2, (right - left) / 2 - 14, depth / 2, '#06191F', 0.4);

/** Two rows of high-visibility blocks along a line, which may bend with the body of the vehicle. */
export const battenburg = (line: string, row: number, block: number): string =>
  stroke(line, tone.teal7, row * 2, 'butt') +
  `<g transform="translate(0 ${n(-row / 2)})">${dashes(line, tone.hiViz, row, block)}</g>` +
  `<g transform="translate(0 ${n(row / 2)})">${dashes(line, tone.hiViz, row, block, block)}</g>`;

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

/** Roof lamps in a flat bar, red behind and blue in front, dark unless `on`. */
export function lightBar(x: number, y: number, width: number, on: boolean): string {
  const half = width / 2;
  const lens = half - 2;
  return (
    path(`M${x - half + 12} ${y}l4-7h${width - 32}l4 7z`, tone.asphaltDark) +
    path(`M${x - lens} ${y - 6}q1-14 14-14h${lens - 14}v14z`, on ? tone.beaconRed : '#8E3A33') +
    path(`M${x + lens} ${y - 6}q-1-14-14-14h-${lens - 14}v14z`, on ? tone.beaconBlue : '#35558F') +
    rect(x - 10, y - 20, 20, 14, tone.line, 2) +
    path(`M${x - lens + 6} ${y - 15}q3-3 8-3h${width - 32}q5 0 8 3z`, tone.white, 0.3) +
    (on
      ? circle(x - half * 0.6, y - 14, 62, glow(tone.beaconRed)) +
        circle(x + half * 0.6, y - 14, 70, glow(tone.beaconBlue))
      : '')
  );
}
