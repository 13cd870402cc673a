import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';
import { describe, expect, it } from 'vitest';
import { hands } from '../../src/media/people/hands';
import type { HandsKind } from '../../src/media/people/hands';
import { curve, tube } from '../../src/media/people/limb';
import type { Point } from '../../src/media/people/shapes';
import { cloths, skins } from '../../src/media/people/tones';

const page = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-260 -260 520 520">${drawing}</svg>`;

const alone: readonly HandsKind[] = ['gripping', 'pressing', 'radio', 'pad', 'pen'];
const withPatient: readonly HandsKind[] = ['bandage', 'oximeter', 'pulse', 'holding'];

describe('hands', () => {
  it.each([...alone, ...withPatient])('draws %s as sound and light markup', (kind) => {
    for (const skin of [1, 5] as const) {
      const drawing = page(hands(kind, { skin, sleeve: 'teal', other: 3 }));
      expect(() => optimize(drawing, { plugins: [] })).not.toThrow();
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(brotliCompressSync(drawing).length).toBeLessThan(1400);
    }
  });

  it.each(alone)('shows one skin in %s', (kind) => {
    const drawing = hands(kind, { skin: 2, other: 5 });
    expect(drawing).toContain(skins[2].base);
    expect(drawing).not.toContain(skins[5].base);
  });

  it.each(withPatient)('shows the skins of both people in %s', (kind) => {
    const drawing = hands(kind, { skin: 2, other: 5 });
    expect(drawing).toContain(skins[2].base);
    expect(drawing).toContain(skins[5].base);
  });

  it('hides the skin of the fingers under a glove, and nails with it', () => {
    const gloved = hands('gripping', { skin: 4, glove: true });
    expect(gloved).toContain(cloths.sky.base);
    expect(gloved).not.toContain(skins[4].light);
  });
});

/** Position of the pen after the steps of a path of `M`, `q` and `t`. */
function lastPoint(d: string): Point {
  let [x, y] = [0, 0];
  for (const [, command, rest = ''] of d.matchAll(/([Mqt])([^Mqtz]*)/g)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.\d+|\.\d+|\d+)/g)].map(([text]) => Number(text));
    const [dx = 0, dy = 0] = numbers.slice(-2);
    [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
  }
  return [x, y];
}

describe('curve', () => {
  it('ends where it should, however many points it passes', () => {
    const controls = Array.from({ length: 14 }, (_, i): Point => [Math.sin(i) * 9.37, i * 3.14 - 0.05]);
    const [x, y] = lastPoint(curve([-3.26, 0.04], controls, [12.34, -7.77]));
    expect(x).toBeCloseTo(12.3, 5);
    expect(y).toBeCloseTo(-7.8, 5);
  });

  it('closes a tube that is cut at its end and one that is round there', () => {
    const stations = [
      [[0, 0], 5],
      [[10, 2], 4],
      [[20, 0], 3],
    ] as const;
    const [cutX, cutY] = lastPoint(tube(stations));
    expect(Math.hypot(cutX - 20, cutY)).toBeCloseTo(3, 0);
    const [roundX] = lastPoint(tube(stations, 'round'));
    expect(roundX).toBeGreaterThan(21);
  });
});
