import { OpenLocationCode } from 'open-location-code';
import type { Point } from './place';

const library = new OpenLocationCode();

/**
 * Maximum distance between a place and the town of its short code, in degrees along either axis. The code can be recovered
 * within half a degree; the rest is for apps that place the town's centre elsewhere.
 */
const shortWithin = 0.3;

/** Side of a Plus Code's square, in degrees: about 14 m. */
export const codeSide = 0.000125;

/**
 * The full Plus Code of a place: `6GCRJWPJ+7F`.
 * @throws {RangeError} If latitude or longitude is not a number.
 */
export function plusCode(place: Point): string {
  const { latitude, longitude } = place;
  if (!Number.isFinite(latitude + longitude)) throw new RangeError('A Plus Code needs two finite numbers.');
  return library.encode(latitude, longitude);
}

/** A full code without its first four characters, which a town replaces: `JWPJ+7F`. Undefined if the town is too far away. */
export function shortCode(place: Point, town: Point): string | undefined {
  const isNear = (axis: keyof Point) => Math.abs(place[axis] - town[axis]) < shortWithin;
  return isNear('latitude') && isNear('longitude') ? plusCode(place).slice(4) : undefined;
}

/** The characters of a full code in groups for reading out: four, four, and two after the plus. */
export const codeGroups = (code: string): readonly [string, string, string] => [
  code.slice(0, 4),
  code.slice(4, 8),
  code.slice(9),
];

/** A code for reading out, character by character: `6 G C R, J W P J, plus, 7 F`. @param plus Word for the plus sign. */
export function spelled(code: string, plus: string): string {
  const [first, second, last] = codeGroups(code).map((group) => [...group].join(' '));
  return [first, second, plus, last].join(', ');
}
