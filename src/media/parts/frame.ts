import type { Light } from './light';

/** The area in which a place is drawn. */
export interface Frame {
  w: number;
  h: number;
  /** Height of the horizon, in px from the top. */
  horizon: number;
  light: Light;
  seed: number;
}

/** A place: the background and the ground of a scene. */
export interface Place {
  /** Usual height of the horizon as a share of the picture. */
  horizon: number;
  draw(frame: Frame): string;
}
