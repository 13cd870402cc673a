import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../src/media/drawing';
import { slots } from '../../src/media/slots';
import { elements, markup } from './markup';

const isRed = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    parseInt(colour.slice(start, start + 2), 16),
  );
  return red > 150 && red > green * 2 && red > blue * 2;
};

/** Twelve straight edges that go around an upright cross: h v h v h v h v h v h, back to the start. */
const crossOutline = /(?:h-?[\d.]+v-?[\d.]+){5}h-?[\d.]+z/i;

describe.each(Object.keys(slots))('picture %s', (id) => {
  const parts = elements(markup(drawingOf(id)));

  it('shows no red cross: a cross is white, on green', () => {
    const crosses = parts.filter(
      (part) =>
        crossOutline.test(part.attributes.d ?? '') && (part.attributes.d?.match(/M/gi)?.length ?? 0) === 1,
    );
    for (const cross of crosses) expect(isRed(cross.attributes.fill ?? '')).toBe(false);
  });

  it('shows no red on a white square of the same place', () => {
    const squares = parts.filter(
      (part) =>
        part.name === 'rect' &&
        /^#fff(fff)?$/i.test(part.attributes.fill ?? '') &&
        part.attributes.width === part.attributes.height,
    );
    for (const square of squares) {
      const inside = parts.filter(
        (part) =>
          part !== square &&
          part.attributes.x === square.attributes.x &&
          part.attributes.y === square.attributes.y,
      );
      for (const part of inside) expect(isRed(part.attributes.fill ?? '')).toBe(false);
    }
  });
});
