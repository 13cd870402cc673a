import { lightOf } from '../parts/light';
import type { TimeOfDay } from '../parts/light';
import { places } from '../parts/places';
import type { PlaceName } from '../parts/places';
import { svg } from '../parts/svg';
import type { Slot } from '../slot';

const width = 800;
const height = 600;

/** Part of a place that is visible: enlarged by `zoom`, with the point x, y of the picture fixed. */
interface Cut {
  seed?: number;
  /** Height of the horizon as a share of the picture. */
  horizon?: number;
  zoom?: number;
  x?: number;
  y?: number;
}

/** A place behind a gallery picture, closer or from another height than usual. */
export function backdrop(
  name: PlaceName,
  time: TimeOfDay,
  { seed = 1, horizon, zoom = 1, x = width / 2, y = height / 2 }: Cut = {},
): string {
  const place = places[name];
  const drawing = place.draw({
    w: width,
    h: height,
    horizon: Math.round(height * (horizon ?? place.horizon)),
    light: lightOf(time),
    seed,
  });
  return zoom === 1
    ? drawing
    : `<g transform="translate(${Math.round(x - x * zoom)} ${Math.round(y - y * zoom)})scale(${zoom})">${drawing}</g>`;
}

/** A gallery picture, 4 to 3, made of parts from back to front. */
export const drawn = (alt: string, parts: () => readonly string[]): Slot => ({
  width,
  height,
  alt,
  draw: () => svg(width, height, parts().join('')),
});
