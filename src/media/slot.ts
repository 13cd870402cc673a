import type { FrameName } from './frames';

/** A place for a picture on the site, and how its illustration is drawn. */
export interface Slot {
  /** Intrinsic width in px. */
  width: number;
  /** Intrinsic height in px. */
  height: number;
  /** Alternative text; ends with "Illustration." Those in other languages are in `pictures.json` of their folders. */
  alt: string;
  /** Returns a complete SVG document, always the same one. */
  draw(): string;
}

/** Slots by id. */
export type Slots = Readonly<Record<string, Slot>>;

/** A slot with the places in the layout that show it, the main one first; empty if no page shows it. */
export interface PlacedSlot extends Slot {
  frames: readonly FrameName[];
}
