import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../src/media/drawing';
import { slots } from '../../src/media/slots';
import { difference, thumbnail } from './thumbnails';

/** One place with other trees or at another hour lies below 10; pictures of different ideas lie above 17. */
const clearlyDifferent = 15;

const albums = ['response', 'training', 'events', 'air'];
const ids = Object.keys(slots).filter((id) => albums.some((album) => id.startsWith(`gallery-${album}-`)));

describe('the gallery as thumbnails', () => {
  it('shows no idea twice', async () => {
    const small = await Promise.all(ids.map(async (id) => thumbnail(drawingOf(id))));
    expect(small).toHaveLength(28);
    const alike = ids.flatMap((first, i) =>
      ids.slice(i + 1).flatMap((second, j) => {
        const far = difference(small[i] ?? new Uint8Array(), small[i + 1 + j] ?? new Uint8Array());
        return far < clearlyDifferent ? [`${first} and ${second}: ${far.toFixed(1)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  }, 30_000);

  it('would notice the same picture with other people', async () => {
    const drawing = drawingOf('gallery-events-1');
    const empty = drawing.replace(/\n <g id="rugby-[^]*?\n <\/g>/g, '');
    expect(empty).not.toBe(drawing);
    const [one, two] = await Promise.all([drawing, empty].map(thumbnail));
    expect(difference(one ?? new Uint8Array(), two ?? new Uint8Array())).toBeLessThan(clearlyDifferent);
  });

  it('would notice the same picture under another sky', async () => {
    const drawing = drawingOf('gallery-events-1');
    const other = drawing.replace(/(<linearGradient id="sky-[^]*?stop-color=")#\w+/, '$1#123F52');
    expect(other).not.toBe(drawing);
    const [one, two] = await Promise.all([drawing, other].map(thumbnail));
    expect(difference(one ?? new Uint8Array(), two ?? new Uint8Array())).toBeLessThan(clearlyDifferent);
  });
});
