import { rect } from '../parts/svg';
import { tone } from '../parts/tones';

/** The ground of the floor. */
export const floorTone = '#C6D5D5';

/** The light background of a first-aid drawing, also in dark mode: skin has to contrast with it. */
export const blank = (width: number, height: number): string => rect(0, 0, width, height, tone.mist);

/** A floor from `top` down. */
export const floor = (width: number, height: number, top: number): string =>
  rect(0, top, width, height - top, floorTone);

/** A panel of a picture, cut at its edges. */
export const panel = (x: number, y: number, width: number, height: number, drawing: string): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}">${blank(width, height)}${drawing}</svg>`;

/** A small panel over a picture, with a white edge. */
export const inset = (x: number, y: number, width: number, height: number, drawing: string): string =>
  rect(x - 7, y - 7, width + 14, height + 14, tone.white, 8) + panel(x, y, width, height, drawing);

/** Panels beside or above each other, in equal shares, with white between them. */
export function panels(
  width: number,
  height: number,
  columns: number,
  drawings: readonly ((width: number, height: number) => string)[],
): string {
  const gap = 10;
  const rows = Math.ceil(drawings.length / columns);
  const w = (width - gap * (columns - 1)) / columns;
  const h = Math.round((height - gap * (rows - 1)) / rows);
  return (
    rect(0, 0, width, height, tone.white) +
    drawings
      .map((draw, i) =>
        panel((i % columns) * (w + gap), Math.floor(i / columns) * (h + gap), w, h, draw(w, h)),
      )
      .join('')
  );
}
