import { describe, expect, it } from 'vitest';
import { drawingOf, iconOf } from '../../src/media/drawing';
import { mark } from '../../src/theme/mark';
import { elements, markup } from './markup';

type Point = readonly [x: number, y: number];

/** Corners of a path of the mark, and points along its curves. */
function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', list = ''] of path.matchAll(/([MHVhvqz])([^MHVhvqz]*)/g)) {
    const values = [...list.matchAll(/-?[\d.]+/g)].map(Number);
    const [a = 0, b = 0, c = 0, d = 0] = values;
    if (command === 'M') [x, y] = [a, b];
    if (command === 'H') x = a;
    if (command === 'V') y = a;
    if (command === 'h') x += a;
    if (command === 'v') y += a;
    if (command === 'q') {
      for (const t of [0.2, 0.4, 0.6, 0.8]) {
        points.push([x + 2 * t * (1 - t) * a + t * t * c, y + 2 * t * (1 - t) * b + t * t * d]);
      }
      [x, y] = [x + c, y + d];
    }
    points.push([x, y]);
  }
  return points;
}

const lean = Math.tan((Number(/skewX\((-?\d+)\)/.exec(mark.lean)?.[1]) * Math.PI) / 180);
const leant = ([x, y]: Point): Point => [x + y * lean, y];
const [left, top, width, height] = mark.frame;
/** How far the parts extend: the shield has an outline. */
const parts = [
  { points: pointsOf(mark.shield).map(leant), edge: mark.keyline / 2 },
  { points: pointsOf(mark.trail).map(leant), edge: 0 },
];

describe('the mark', () => {
  it('lies within its frame, its line included', () => {
    for (const { points, edge } of parts) {
      expect(Math.min(...points.map(([x]) => x)) - edge).toBeGreaterThanOrEqual(left);
      expect(Math.max(...points.map(([x]) => x)) + edge).toBeLessThanOrEqual(left + width);
      expect(Math.min(...points.map(([, y]) => y)) - edge).toBeGreaterThanOrEqual(top);
      expect(Math.max(...points.map(([, y]) => y)) + edge).toBeLessThanOrEqual(top + height);
    }
  });

  it('has arms at least 2 px wide at 16 px', () => {
    const arm = Number(/^M\d+ \d+h(\d+)/.exec(mark.cross)?.[1]);
    expect((arm * 16) / width).toBeGreaterThanOrEqual(2);
  });

  it('has a cross whose arms are of one length', () => {
    const points = pointsOf(mark.cross);
    const spread = (at: 0 | 1) => {
      const values = points.map((point) => point[at]);
      return Math.max(...values) - Math.min(...values);
    };
    expect(spread(0)).toBe(spread(1));
  });
});

const partsOf = (drawing: string) => elements(markup(drawing));
const pathsOf = (drawing: string) =>
  partsOf(drawing).flatMap(({ attributes: { id, d } }) => (d === undefined ? [] : [[id, d]]));

describe('the icons', () => {
  it.each([
    ['icon.svg', drawingOf('icon')],
    ['icons/filled.svg', iconOf('filled')],
  ])('%s has the paths of the mark', (_file, drawing) => {
    const { shield, trail, cross } = mark;
    expect(Object.fromEntries(pathsOf(drawing))).toEqual({ line: shield, shield, trail, cross });
    expect(drawing).toContain(mark.lean);
  });
});

describe('the icon that systems cut to their own shape', () => {
  const filled = partsOf(iconOf('filled'));

  it('keeps the mark within the circle of 80 %', () => {
    const middle: Point = [left + width / 2, top + height / 2];
    const furthest = Math.max(
      ...parts.flatMap(({ points, edge }) =>
        points.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1]) + edge),
      ),
    );
    const transform = filled.find(({ attributes }) => attributes['id'] === 'mark')?.attributes['transform'];
    const scale = Number(/scale\(([\d.]+)\)/.exec(transform ?? '')?.[1]);
    expect((furthest * scale) / 512).toBeLessThanOrEqual(0.4);
  });

  it('is filled to its edges', () => {
    const ground = filled.find(({ name }) => name === 'rect');
    expect(ground?.attributes).toMatchObject({ x: '0', y: '0', width: '512', height: '512' });
    expect(ground?.attributes['rx']).toBeUndefined();
  });
});

describe('the favicon', () => {
  const drawn = partsOf(drawingOf('icon'));

  it('has a white line around it for dark tabs', () => {
    expect(drawn.some(({ attributes }) => attributes['stroke'] === '#FFFFFF')).toBe(true);
  });

  it('has no ground of its own', () => {
    expect(drawn.filter(({ name }) => name === 'rect')).toEqual([]);
  });
});
