import type { County } from '../../domain/counties';
import { countyShapes } from './countyShapes';

/** A part of the map. */
export interface Box {
  /** Its left edge. */
  x: number;
  /** Its upper edge. */
  y: number;
  /** Its width. */
  width: number;
  /** Its height. */
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

/** Where a line across the map crosses the edges of a county, from left to right: inside it is between the first and the second, … */
const crossings = (rings: readonly Point[][], y: number): number[] =>
  rings
    .flatMap((ring) =>
      ring.flatMap(([x1, y1], at) => {
        const [x2, y2] = ring.at(at - 1) ?? [x1, y1];
        return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
      }),
    )
    .sort((one, other) => one - other);

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

/** A name on the map, in the middle of its box. */
export interface PlacedName {
  /** Whose name it is. */
  county: County;
  /** Where it stands. */
  box: Box;
}

/** Lines across the view that are tried for a name. */
const lines = 24;
/** Least part of a name's width that must lie inside the county; without it, a name stands where it can. */
const leastRoom = 0.7;

/** The box of a county's name where it fits best: its middle on the line across the view with the most room on it. */
function placeOf(county: County, view: Box, size: number) {
  const rings = ringsOf(county);
  const width = county.length * size * 0.66;
  const right = view.x + view.width;
  const [best] = Array.from(
    { length: lines },
    (_, at) => view.y + size + ((view.height - 2 * size) * at) / (lines - 1),
  )
    .flatMap((y) => {
      const edges = crossings(rings, y);
      return edges.flatMap((from, at) => {
        const to = edges[at + 1];
        if (at % 2 === 1 || to === undefined) return [];
        const [start, end] = [Math.max(from, view.x), Math.min(to, right)];
        return [{ y, start, end, room: (end - start) / width }];
      });
    })
    .sort((one, other) => other.room - one.room);
  if (!best) return undefined;
  const middle = Math.min(Math.max((best.start + best.end) / 2, view.x + width / 2), right - width / 2);
  return { room: best.room, box: { x: middle - width / 2, y: best.y - size / 2, width, height: size } };
}

/** The names of counties in a part of the map, those with the most room first; one for which there is no room is left out. */
export function namesIn(
  view: Box,
  counties: readonly County[],
  sizeOf: (county: County) => number,
  least = leastRoom,
): PlacedName[] {
  const placed = counties
    .flatMap((county) => {
      const place = placeOf(county, view, sizeOf(county));
      return place && place.room >= least ? [{ county, ...place }] : [];
    })
    .sort((one, other) => other.room - one.room);
  return placed.filter(({ box }, at) => !placed.slice(0, at).some((before) => meet(before.box, box)));
}
