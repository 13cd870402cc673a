import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawingColours, drawingOf, drawPicture } from '../../src/media/drawing';
import { firstAidPictures as ids } from '../../src/media/slots';
import { coloursShown } from '../../src/media/palette';
import { contrast } from '../../stories/foundations/contrast';
import { reviews } from '../../stories/foundations/illustration/firstAidReview';
import { elements, markup } from './markup';

const all = drawingColours();
const shown = coloursShown(all);
const named = new Map(all.map(({ name, hex }) => [name, shown.get(hex)]));
/** A colour of the palette by its name, as the site shows it. */
function colour(name: string): string {
  const hex = named.get(name);
  if (hex === undefined) throw new Error(`palette.gpl has no "${name}".`);
  return hex;
}

describe('first-aid drawings', () => {
  it('are the twelve of the facts, the next three, and those of the pages that had none', () => {
    expect(ids).toHaveLength(29);
  });

  it('each have a list by which they are reviewed', () => {
    for (const id of ids) {
      expect(reviews[id].shows.length).toBeGreaterThan(0);
      expect(reviews[id].never.length).toBeGreaterThan(0);
    }
  });

  it.each(ids)('%s weighs at most 6 KB and has no words', (id) => {
    const text = drawPicture(id);
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(6 * 1024);
    expect(text).not.toMatch(/<(?:text|tspan|image|use|filter|linearGradient|radialGradient)\b/);
  });

  it.each(ids)('%s has no saturated red: no blood, no emblem', (id) => {
    for (const { attributes } of elements(markup(drawingOf(id)))) {
      for (const paint of [attributes['fill'], attributes['stroke']]) {
        const parts = /^#(..)(..)(..)$/.exec(paint ?? '');
        if (!parts) continue;
        const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => parseInt(part, 16));
        expect(red > 150 && red > green * 2 && red > blue * 2, paint).toBe(false);
      }
    }
  });
});

describe('the colours of first-aid drawings', () => {
  const casualty = { skin: colour('skin 4 base'), cloth: colour('amber') };
  const helper = { skin: colour('skin 2 base'), cloth: colour('teal7'), legs: colour('cloth ink base') };
  const floor = '#C6D5D5';
  const grounds = [colour('mist'), floor];

  it('are those of the drawing with both people', () => {
    const drawing = drawingOf('firstAid-back-blows');
    for (const one of [casualty.skin, casualty.cloth, helper.skin, helper.cloth, helper.legs, ...grounds])
      expect(drawing).toContain(one);
  });

  it('make marks stand out from every ground, by themselves or by their white edge', () => {
    for (const ground of [...grounds, casualty.cloth])
      expect(contrast(colour('pine'), ground)).toBeGreaterThan(4.5);
    for (const ground of [casualty.skin, helper.skin, helper.cloth, helper.legs])
      expect(contrast(colour('white'), ground)).toBeGreaterThan(4.5);
  });

  it('make skins stand out from the ground, and hands from the skin they are on', () => {
    for (const skin of [casualty.skin, helper.skin]) {
      expect(contrast(skin, colour('mist'))).toBeGreaterThan(3);
      expect(contrast(skin, floor)).toBeGreaterThan(2.5);
    }
    expect(contrast(helper.skin, casualty.skin)).toBeGreaterThan(1.8);
  });
});

describe('hands of first-aid drawings', () => {
  const hand = /^(?:back|palm|heel|two-fingers|pinch|hook|spread)(?:-\d+)?$/;
  const skins = ['skin 2', 'skin 4'].flatMap((skin) => [colour(`${skin} base`), colour(`${skin} light`)]);
  const drawn = ids.flatMap((id) =>
    elements(markup(drawingOf(id)))
      .filter(({ attributes }) => hand.test(attributes['id'] ?? ''))
      .map((element) => ({ name: `${id}: ${element.attributes['id'] ?? ''}`, element })),
  );

  it('are groups with a name', () => {
    expect(drawn.length).toBeGreaterThan(20);
  });

  it.each(drawn)('$name has four fingers and a thumb', ({ element }) => {
    const digits = elements(element).filter(
      ({ attributes: { fill, stroke = '' } }) => fill === 'none' && skins.includes(stroke),
    );
    expect(digits).toHaveLength(5);
  });
});
