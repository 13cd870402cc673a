import { countyTowns } from './countyTowns';
import { kenya } from './kenya';

/** A point on the earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A position reported by a phone. */
export interface Fix extends Point {
  /** Accuracy radius, in m. */
  accuracy: number;
  /** When the page received it, in ms by the phone's own clock, by which its age is measured. */
  at: number;
}

/** The county town nearest to a place. */
export interface NearestTown {
  name: string;
  point: Point;
  /** Distance from its centre to the place, in m. */
  distance: number;
  /** Bearing from its centre to the place, in degrees clockwise from north. */
  bearing: number;
}

/** Radius of the earth in m. */
const earth = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance between two points along the ground, in m. */
export function distanceBetween(from: Point, to: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const arc =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * earth * Math.asin(Math.sqrt(arc));
}

/** Bearing from a point to another: degrees clockwise from north, 0 to 360. */
export function bearingTo(from: Point, to: Point): number {
  const [a, b, turn] = [from.latitude, to.latitude, to.longitude - from.longitude].map(radians) as [
    number,
    number,
    number,
  ];
  const east = Math.sin(turn) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** The nearest of eight directions: 0 is north, 1 north-east, and so on clockwise. */
export const compassPoint = (bearing: number): number => Math.round(bearing / 45) % 8;

/** The county town nearest to a place. */
export function nearestTown(place: Point): NearestTown {
  const towns = countyTowns.map(([name, latitude, longitude]) => {
    const point = { latitude, longitude };
    return { name, point, distance: distanceBetween(point, place), bearing: bearingTo(point, place) };
  });
  return towns.reduce((best, town) => (town.distance < best.distance ? town : best));
}

/** Whether a place may be in Kenya: false only where it is well outside. */
export function isInKenya({ latitude, longitude }: Point): boolean {
  let inside = false;
  kenya.forEach(([north, east], index) => {
    const [before, eastBefore] = kenya.at(index - 1) as (typeof kenya)[number];
    const crosses = north > latitude !== before > latitude;
    if (crosses && longitude < ((eastBefore - east) * (latitude - north)) / (before - north) + east)
      inside = !inside;
  });
  return inside;
}

/** Accuracy in m from which on a position alone does not locate somebody: a landmark is requested. */
export const roughFrom = 100;
/** Accuracy in m from which on a position is only an area: the place is requested in words. */
export const coarseFrom = 3000;
/** Age in ms from which on somebody may be elsewhere by now. */
export const oldFrom = 120_000;

/** Area that a position covers: about one house, one street, one village or estate, or too large to be useful. */
export type Scale = 'house' | 'street' | 'village' | 'area';

/** The scale of an accuracy in m. */
export function scaleOf(accuracy: number): Scale {
  if (accuracy > coarseFrom) return 'area';
  if (accuracy > roughFrom) return 'village';
  return accuracy > 20 ? 'street' : 'house';
}

/** A new position replaces the current one if its accuracy radius is at most this fraction of the current one's. */
const better = 0.7;

/**
 * Combines a new position with the current one. A code that is being read out must not change because of small satellite
 * errors: the current position stays, with a newer time, as long as the new one agrees with it and is not much more
 * accurate.
 */
export function refine(kept: Fix | undefined, next: Fix): { fix: Fix; moved: boolean } {
  if (!kept) return { fix: next, moved: false };
  const moved = distanceBetween(kept, next) > kept.accuracy + next.accuracy;
  if (moved || next.accuracy < kept.accuracy * better) return { fix: next, moved };
  return { fix: { ...kept, at: next.at }, moved };
}
