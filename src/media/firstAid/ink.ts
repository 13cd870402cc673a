import type { Tone } from '../people/tones';
import { tube } from '../people/limb';
import type { Station } from '../people/limb';
import { fill, line } from '../people/shapes';

/** A filled shape, or a line with round ends and a width: a finger, an arm. */
export type Shape = string | readonly [width: number, d: string];

/** Width of the contour of bodies and hands, in units of a picture that is 640 wide. */
export const contour = 3;

/** Shapes of one material as one body: a contour around all of them, none where they meet. */
export function body(tone: Tone, shapes: readonly Shape[], edge = contour): string {
  const under = shapes.map((shape) =>
    typeof shape === 'string'
      ? `<path d="${shape}" stroke-width="${String(edge * 2)}"/>`
      : `<path fill="none" d="${shape[1]}" stroke-width="${String(shape[0] + edge * 2)}"/>`,
  );
  const over = shapes.map((shape) =>
    typeof shape === 'string' ? fill(tone.base, shape) : line(tone.base, shape[0], shape[1]),
  );
  return `<g fill="${tone.deep}" stroke="${tone.deep}" stroke-linecap="round" stroke-linejoin="round">${under.join('')}</g>${over.join('')}`;
}

/** Lines inside a shape: creases, folds, closed eyes. */
export const crease = (tone: Tone, d: string, width = contour): string => line(tone.deep, width, d);

/** A finger of a width: it grows out of the palm at `root`, and shows a contour from the knuckle on. */
export const finger = (tone: Tone, width: number, root: string, rest: string, edge = contour): string =>
  line(tone.deep, width + edge * 2, `M${rest}`) + line(tone.base, width, `M${root}L${rest}`);

/** An arm, a leg or a sleeve along its stations, round at both ends. */
export const limb = (tone: Tone, stations: readonly Station[]): string =>
  body(tone, [tube(stations, 'round')]);
