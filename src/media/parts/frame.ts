import type { Light } from './light';

/** The room a place is drawn in. */
export interface Frame {
  w: number;
  h: number;
  /** Height of the horizon, in px from the top. */
  horizon: number;
  light: Light;
  seed: number;
}

/** A place: what stands behind and under the things of a scene. */
export interface Place {
  /** Usual height of the horizon as a share of the picture. */
  horizon: number;
  draw(frame: Frame): string;
}
