import type { County } from '../../domain/counties';
import { countyShapes } from './countyShapes';

/** A part of the map: its left and upper edges, width and height. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Point = readonly [number, number];

/** The rings of a county's outline, as corners. The outlines consist of `M`, then relative lines. */
const ringsOf = (county: County): Point[][] =>
  countyShapes[county]
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = (ring.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return numbers.flatMap((number, at) => {
        if (at % 2 === 0) return [];
        x += numbers[at - 1] ?? 0;
        y += number;
        return [[x, y] as const];
      });
    });

/** Whether a point lies inside a ring: a line from it to the left crosses the ring an odd number of times. */
const isInside = ([x, y]: Point, ring: readonly Point[]): boolean =>
  ring.filter(([x1, y1], at) => {
    const [x2, y2] = ring.at(at - 1) ?? [x1, y1];
    return y1 > y !== y2 > y && x > x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length %
    2 ===
  1;

/** The part of the map that a county fills. */
export function boxOf(county: County): Box {
  const corners = ringsOf(county).flat();
  const across = corners.map(([x]) => x);
  const down = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

/** The part of the map with a county in its middle and its neighbours around it, in the ratio 5 : 4. */
export function around(county: County): Box {
  const { x, y, width, height } = boxOf(county);
  const shownHeight = Math.max(height, width * 0.8) * 1.9;
  const shownWidth = shownHeight * 1.25;
  return {
    x: x + (width - shownWidth) / 2,
    y: y + (height - shownHeight) / 2,
    width: shownWidth,
    height: shownHeight,
  };
}

/** Whether two parts of the map have anything in common. */
export const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Points tried across and down for the name of a county. */
const tried = 14;

/**
 * Where the name of a county fits best in a part of the map: the point inside it that is farthest from its corners and from the edges
 * of the part. Undefined where there is no room for a name.
 */
export function placeForName(county: County, view: Box): Point | undefined {
  const rings = ringsOf(county);
  const corners = rings.flat();
  const room = ([x, y]: Point) =>
    Math.min(
      ...corners.map(([cx, cy]) => Math.hypot(x - cx, y - cy)),
      // A name is wider than high.
      (x - view.x) / 2,
      (view.x + view.width - x) / 2,
      y - view.y,
      view.y + view.height - y,
    );
  const [best] = Array.from({ length: tried * tried }, (_, at): Point => [
    view.x + ((at % tried) + 0.5) * (view.width / tried),
    view.y + (Math.floor(at / tried) + 0.5) * (view.height / tried),
  ])
    .filter((point) => rings.some((ring) => isInside(point, ring)))
    .map((point) => ({ point, room: room(point) }))
    .sort((one, other) => other.room - one.room);
  return best && best.room > view.height / 16 ? best.point : undefined;
}
