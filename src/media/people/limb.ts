import type { Point } from './shapes';
import { between } from './shapes';

/** A place on a limb and half of the limb's thickness there. */
export type Station = readonly [Point, number];

const tenth = (value: number): number => Math.round(value * 10);

/** A step of a path, in tenths, as short as it can be written. */
const step = (dx: number, dy: number): string =>
  `${dx / 10} ${dy / 10}`.replaceAll(/(^| |-)0\./g, '$1.').replace(' -', '-');

/**
 * A smooth curve from `a` to `b` that leans on the points between. Each piece continues the one before,
 * so that a point costs two short numbers.
 */
export function curve(a: Point, controls: readonly Point[], b: Point): string {
  let [x, y] = [tenth(a[0]), tenth(a[1])];
  let [cx, cy] = [0, 0];
  let d = `M${step(x, y)}`;
  controls.forEach((control, i) => {
    if (i === 0) {
      [cx, cy] = [tenth(control[0]), tenth(control[1])];
      d += `q${step(cx - x, cy - y)} `;
    } else d += 't';
    const next = controls[i + 1];
    const [toX, toY] = next
      ? [Math.round((cx + tenth(next[0])) / 2), Math.round((cy + tenth(next[1])) / 2)]
      : [tenth(b[0]), tenth(b[1])];
    d += step(toX - x, toY - y);
    // A browser mirrors the control point at the end of each piece: follow what it does.
    [x, y, cx, cy] = [toX, toY, 2 * toX - cx, 2 * toY - cy];
  });
  return d;
}

/** Outline of a limb: round where it begins, and cut straight or round where it ends. */
export function tube(stations: readonly Station[], end: 'cut' | 'round' = 'cut'): string {
  const last = stations.length - 1;
  const off = (i: number, side: number, along = 0): Point => {
    const [p, r] = stations[i] ?? [[0, 0], 0];
    const [from] = stations[Math.max(0, i - 1)] ?? [p];
    const [to] = stations[Math.min(last, i + 1)] ?? [p];
    const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const [sin, cos] = [Math.sin(heading) * r, Math.cos(heading) * r];
    return [p[0] - side * sin + along * cos, p[1] + side * cos + along * sin];
  };
  const inner = stations.slice(0, last).map((_, i) => i);
  const right = inner.map((i) => off(i, 1));
  const left = inner.map((i) => off(i, -1)).toReversed();
  const around = [...left, off(0, -0.8, -1), off(0, 0.8, -1), ...right];
  if (end === 'cut') return `${curve(off(last, -1), around, off(last, 1))}z`;
  const tip = off(last, 0, 0.9);
  return `${curve(tip, [off(last, -1, 0.8), ...around, off(last, 1, 0.8)], tip)}z`;
}

/** The point at a share of the way along a bent limb: 0 is its root, 1 the joint, 2 its end. */
export const along = (root: Point, mid: Point, end: Point, t: number): Point =>
  t <= 1 ? between(root, mid, t) : between(mid, end, t - 1);
