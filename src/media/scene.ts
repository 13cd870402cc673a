import { lightOf } from './parts/light';
import type { TimeOfDay } from './parts/light';
import { places } from './parts/places';
import type { PlaceName } from './parts/places';
import { svg } from './parts/svg';
import type { Slot } from './slot';

/** What a picture shows: place, time of day, and the drawings in it, from back to front. */
export interface Scene {
  place: PlaceName;
  time: TimeOfDay;
  /** Height of the horizon as a share of the picture; each place has its usual one. */
  horizon?: number;
  /** Seed for another arrangement of the same place: clouds, trees, windows. */
  seed?: number;
  /** Drawings at their positions, back to front. */
  things: readonly string[];
  /** Drawn over everything: rain, glow, a branch in front. */
  front?: string;
}

/** A slot that shows a scene. */
export function scene(width: number, height: number, alt: string, description: Scene): Slot {
  const draw = (): string => {
    const light = lightOf(description.time);
    const place = places[description.place];
    const back = place.draw({
      w: width,
      h: height,
      horizon: Math.round(height * (description.horizon ?? place.horizon)),
      light,
      seed: description.seed ?? 1,
    });
    return svg(width, height, back + description.things.join('') + (description.front ?? ''));
  };
  return { width, height, alt, draw };
}
