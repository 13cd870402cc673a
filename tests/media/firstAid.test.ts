import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pinch, hook, spread, twoFingers } from '../../src/media/firstAid/fingers';
import { floorTone } from '../../src/media/firstAid/frame';
import { back, heel, palm } from '../../src/media/firstAid/hands';
import { meant } from '../../src/media/firstAid/marks';
import { casualty, helper } from '../../src/media/firstAid/roles';
import { tone } from '../../src/media/parts/tones';
import { drawPicture } from '../../src/media/drawPicture';
import { firstAidSlots } from '../../src/media/scenes/firstAid';
import { contrast } from '../../stories/foundations/contrast';
import { reviews } from '../../stories/foundations/illustration/firstAidReview';
import { elements, markup } from './markup';

const ids = Object.keys(firstAidSlots) as (keyof typeof firstAidSlots)[];

describe('first-aid drawings', () => {
  it('are the twelve of the facts and the next three', () => {
    expect(ids).toHaveLength(15);
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
    for (const { attributes } of elements(markup(firstAidSlots[id].draw()))) {
      for (const colour of [attributes['fill'], attributes['stroke']]) {
        const parts = /^#(..)(..)(..)$/.exec(colour ?? '');
        if (!parts) continue;
        const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => parseInt(part, 16));
        expect(red > 150 && red > green * 2 && red > blue * 2, colour).toBe(false);
      }
    }
  });
});

describe('the marks of first-aid drawings', () => {
  it('stand out from every ground, by themselves or by their white edge', () => {
    for (const ground of [tone.mist, floorTone, casualty.cloth.base]) {
      expect(contrast(meant, ground)).toBeGreaterThan(4.5);
    }
    for (const ground of [casualty.skin.base, helper.skin.base, helper.cloth.base, helper.legs.base]) {
      expect(contrast(tone.white, ground)).toBeGreaterThan(4.5);
    }
  });

  it('skins stand out from the ground, and hands from the skin they are on', () => {
    for (const { skin } of [casualty, helper]) {
      expect(contrast(skin.base, tone.mist)).toBeGreaterThan(3);
      expect(contrast(skin.base, floorTone)).toBeGreaterThan(2.5);
    }
    expect(contrast(helper.skin.base, casualty.skin.base)).toBeGreaterThan(1.8);
  });
});

describe('hands of first-aid drawings', () => {
  const held = { who: helper, at: [0, 0], turn: 0, size: 1 } as const;
  const digits = (drawing: string): number =>
    elements(markup(`<g>${drawing}</g>`)).filter(
      ({ attributes }) =>
        attributes['fill'] === 'none' &&
        (attributes['stroke'] === helper.skin.base || attributes['stroke'] === helper.skin.light),
    ).length;

  it.each(Object.entries({ back, palm, heel, twoFingers, pinch, hook, spread }))(
    '%s has four fingers and a thumb',
    (_name, draw) => {
      expect(digits(draw(held))).toBe(5);
    },
  );
});
