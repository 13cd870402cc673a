import type { Frame } from '../frame';
import { tint } from '../sky';
import { at, n, path, poly, rect, seeded, stroke } from '../svg';
import { mix, tone } from '../tones';

/** Columns of windows as dashed lines: short to write, sharp at every size. */
export function windows(
  x: number,
  y: number,
  columns: number,
  gap: number,
  height: number,
  size: number,
  colour: string,
): string {
  const d = Array.from({ length: columns }, (_, i) => `M${n(x + i * gap)} ${n(y)}v${n(height)}`).join('');
  return `<path d="${d}" stroke="${colour}" stroke-width="${n(size)}" stroke-dasharray="${n(size)} ${n(size * 0.9)}"/>`;
}

/** A few single lit windows on the grid of `windows`. */
function lit(
  random: () => number,
  x: number,
  y: number,
  columns: number,
  gap: number,
  height: number,
  size: number,
): string {
  const row = size * 1.9;
  const rows = Math.floor(height / row);
  let d = '';
  for (let i = 0; i < columns * 1.4; i += 1) {
    const column = Math.floor(random() * columns);
    d += `M${n(x + column * gap - size / 2)} ${n(y + (Math.floor(random() * rows) + 0.26) * row)}h${n(size)}`;
  }
  return stroke(d, tone.glow, size, 'butt');
}

/** The city's round tower with its cap, and the hall beside it; 2 wide to 5 high, foot at 0, 0. */
function roundTower(front: string, side: string, window: string): string {
  return (
    path('M-29 0V-296h58V0z', front) +
    path('M6 0V-296h23V0z', side) +
    windows(-23, -290, 7, 7.6, 280, 4, window) +
    path('M-29-292q-4-14-27-24v-8H56v8q-23 10-27 24z', side) +
    path('M-29-292q-4-14-27-24v-8H4q6 16 4 32z', front) +
    path('M-50-324q4-30 26-40h48q22 10 26 40z', front) +
    path('M4-324q6-20 2-40h18q22 10 26 40z', side) +
    path('M-12-364h24v-10H2v-40h-4v40h-10z', side) +
    path('M62 0 76-66q8-36 20-46 12 10 20 46l14 66z', front) +
    path('M96-112q12 10 20 46l14 66H98z', side)
  );
}

interface Shape {
  width: number;
  height: number;
  kind: number;
}

function tower(
  frame: Frame,
  x: number,
  base: number,
  shape: Shape,
  far: number,
  random: () => number,
): string {
  const { width: w, height: h, kind } = shape;
  const tones = ['#6F8E93', '#8A9A94', '#A58D78', '#5E8088', '#9AA9A2'];
  const colour = tint(frame, tones[kind % tones.length] ?? tone.steel, far);
  const side = mix(colour, frame.light.shade, 0.28);
  const top = base - h;
  const edge = x + w * 0.66;
  const size = Math.max(3, w / 13);
  const gap = w / 5.4;
  const glass = mix(side, frame.light.lampsOn ? frame.light.shade : tone.glass, 0.3);
  const roof =
    kind === 0
      ? poly([x, top, x + w, top - w * 0.35, x + w, top], side)
      : kind === 1
        ? rect(x + w * 0.3, top - w * 0.3, w * 0.4, w * 0.3, side) +
          rect(x + w * 0.48, top - w * 0.8, w * 0.05, w * 0.5, side)
        : kind === 2
          ? path(`M${n(x)} ${n(top)}q${n(w / 2)}-${n(w * 0.4)} ${n(w)} 0z`, side)
          : kind === 3
            ? rect(x + w * 0.2, top - w * 0.18, w * 0.6, w * 0.18, colour)
            : '';
  return (
    roof +
    rect(x, top, w, h, colour) +
    rect(edge, top, w * 0.34, h, side) +
    (far > 0.5 ? '' : windows(x + gap * 0.7, top + size * 2, 5, gap, h - size * 4, size, glass)) +
    (frame.light.lampsOn && far < 0.6
      ? lit(random, x + gap * 0.7, top + size * 2, 5, gap, h - size * 4, size)
      : '')
  );
}

/** A row of town towers along `base`, `far` of them (0 to 1) in the haze; leaves room for the round tower at `gapAt`. */
export function skyline(
  frame: Frame,
  base: number,
  tallest: number,
  far: number,
  seed: number,
  gapAt?: number,
): string {
  const random = seeded(seed);
  let x = -20 - random() * 30;
  let drawing = '';
  while (x < frame.w) {
    const width = tallest * (0.2 + random() * 0.16);
    const height = tallest * (0.4 + random() * 0.6);
    const kind = Math.floor(random() * 5);
    const free = gapAt === undefined || Math.abs(x + width / 2 - gapAt) > tallest * 0.3;
    if (free) drawing += tower(frame, x, base, { width, height, kind }, far, random);
    x += width * (0.92 + random() * 0.25);
  }
  return drawing;
}

/** The round tower in the light of a place. */
export function landmark(frame: Frame, x: number, base: number, height: number, far: number): string {
  const front = tint(frame, '#C9A985', far);
  const side = tint(frame, '#9C7B60', far);
  const window = mix(side, frame.light.shade, 0.35);
  const lamps = frame.light.lampsOn
    ? rect(-44, -318, 88, 4, tone.glow) + windows(-15.4, -282, 2, 23, 220, 4, tone.glow)
    : '';
  return at(x, base, Math.round((height / 414) * 100) / 100, roundTower(front, side, window) + lamps);
}
