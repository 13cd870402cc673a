import { describe, expect, it } from 'vitest';
import { backdrop, drawn } from '../../src/media/scenes/frames';
import { slots } from '../../src/media/slots';
import { difference, thumbnail } from './thumbnails';

/** One place with other trees or at another hour lies below 10; pictures of different ideas lie above 17. */
const clearlyDifferent = 15;

const albums = ['response', 'training', 'events', 'air'];
const ids = Object.keys(slots).filter((id) => albums.some((album) => id.startsWith(`gallery-${album}-`)));

describe('the gallery as thumbnails', () => {
  it('shows no idea twice', async () => {
    const small = await Promise.all(ids.map(async (id) => thumbnail(slots[id]?.draw() ?? '')));
    expect(small).toHaveLength(28);
    const alike = ids.flatMap((first, i) =>
      ids.slice(i + 1).flatMap((second, j) => {
        const far = difference(small[i] ?? new Uint8Array(), small[i + 1 + j] ?? new Uint8Array());
        return far < clearlyDifferent ? [`${first} and ${second}: ${far.toFixed(1)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  }, 30_000);

  it('would notice the same scene drawn with other trees and clouds', async () => {
    for (const place of ['city', 'park', 'savannah', 'coast'] as const) {
      const [one, two] = await Promise.all(
        [3, 8].map(async (seed) => thumbnail(drawn('', () => [backdrop(place, 'golden', { seed })]).draw())),
      );
      expect(difference(one ?? new Uint8Array(), two ?? new Uint8Array())).toBeLessThan(clearlyDifferent);
    }
  });

  it('would notice the same picture at another hour', async () => {
    const [one, two] = await Promise.all(
      (['golden', 'morning'] as const).map(async (time) =>
        thumbnail(drawn('', () => [backdrop('street', time)]).draw()),
      ),
    );
    expect(difference(one ?? new Uint8Array(), two ?? new Uint8Array())).toBeLessThan(clearlyDifferent);
  });
});
