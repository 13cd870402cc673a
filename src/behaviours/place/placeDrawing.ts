import { nearestTown, type Fix } from './place';
import { codeSide } from './plusCode';
import { placeParts } from './placeParts';

/** Metres per degree of latitude. */
const metresPerDegree = 111_195;
/** Radius of the accuracy circle in the drawing, unless the code's square is larger. */
const radius = 46;
/** Smallest distance in m that this radius represents, so that the code's square fits into it. */
const minRadius = 14;

const set = (element: Element, attributes: Readonly<Record<string, number | string>>) => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
};

/**
 * Draws only what is known: the accuracy circle and the square that the Plus Code names, to one scale; and the direction
 * from the county town.
 */
export function drawPlace(root: HTMLElement, fix: Fix): void {
  const { part } = placeParts(root);
  const scale = radius / Math.max(fix.accuracy, minRadius);
  const shrink = Math.cos((fix.latitude * Math.PI) / 180);
  const [height, width] = [codeSide * metresPerDegree * scale, codeSide * metresPerDegree * shrink * scale];
  // Position of the place within its square, from south-west.
  const [north, east] = [fix.latitude + 90, fix.longitude + 180].map(
    (degrees) => (degrees % codeSide) / codeSide,
  ) as [number, number];
  set(part('circle'), { r: fix.accuracy * scale });
  set(part('square'), { x: -east * width, y: (north - 1) * height, width, height });
  set(part('arrow'), { transform: `rotate(${Math.round(nearestTown(fix).bearing)})` });
}
