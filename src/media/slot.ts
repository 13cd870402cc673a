import type { FrameName } from './frames';

/** One place for a picture on the site, and how its illustration is drawn. */
export interface Slot {
  /** Intrinsic width in px. */
  width: number;
  /** Intrinsic height in px. */
  height: number;
  /** What it shows, in words; ends with "Illustration." Other languages say it in `pictures.json` of their folders. */
  alt: string;
  /** Returns a complete SVG document; the same one each time. */
  draw(): string;
}

/** Slots by id. */
export type Slots = Readonly<Record<string, Slot>>;

/** A slot with the places in the layout where it stands, the one it is made for first; none if no page shows it. */
export interface PlacedSlot extends Slot {
  frames: readonly FrameName[];
}
