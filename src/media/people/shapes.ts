/** A place in a drawing: x to the right, y down. */
export type Point = readonly [number, number];

/** A number as short text, one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 || 0);

/** A point as path data. */
export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Point at the share `t` of the way from `a` to `b`. */
export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Angle from `a` to `b` in degrees, 0 to the right, clockwise. */
export const angle = (a: Point, b: Point): number => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** A filled path. */
export const fill = (colour: string, d: string, more = ''): string =>
  `<path fill="${colour}" d="${d}"${more}/>`;

/** A line with round ends. */
export const line = (colour: string, width: number, d: string, more = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more}/>`;

/** A filled ellipse. */
export const oval = (colour: string, cx: number, cy: number, rx: number, ry = rx): string =>
  rx === ry
    ? `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(rx)}" fill="${colour}"/>`
    : `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"/>`;

/** A group that is moved, turned and scaled. */
export const place = (inner: string, [x, y]: Point, turn = 0, scaleX = 1, scaleY = scaleX): string => {
  const parts = [`translate(${at([x, y])})`];
  if (Math.round(turn)) parts.push(`rotate(${Math.round(turn)})`);
  const sx = Math.round(scaleX * 100) / 100;
  const sy = Math.round(scaleY * 100) / 100;
  if (sx !== 1 || sy !== 1) parts.push(sx === sy ? `scale(${sx})` : `scale(${sx} ${sy})`);
  return `<g transform="${parts.join('')}">${inner}</g>`;
};

/** A strip across a limb: a cuff or a band of tape. */
export function strip(a: Point, b: Point, t: number, radius: number, width: number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const c = between(a, b, t);
  const corner = (s: number, w: number): string =>
    at([c[0] + along[0] * w + along[1] * s, c[1] + along[1] * w - along[0] * s]);
  const w = width / 2;
  return `M${corner(radius, -w)}L${corner(radius, w)}L${corner(-radius, w)}L${corner(-radius, -w)}z`;
}

/** Outline around circles, as a stretched cloth would lie: skirts, coat tails, blankets. */
export function wrap(circles: readonly (readonly [Point, number])[]): string {
  const points = circles
    .flatMap(([p, r]) =>
      Array.from({ length: 12 }, (_, i): Point => [
        p[0] + r * Math.cos((i * Math.PI) / 6),
        p[1] + r * Math.sin((i * Math.PI) / 6),
      ]),
    )
    .sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (sorted: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const p of sorted) {
      for (let a = hull.at(-2), b = hull.at(-1); a && b; a = hull.at(-2), b = hull.at(-1)) {
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0.01) break;
        hull.pop();
      }
      hull.push(p);
    }
    return hull.slice(0, -1);
  };
  return `M${[...half(points), ...half([...points].reverse())].map(at).join('L')}z`;
}
