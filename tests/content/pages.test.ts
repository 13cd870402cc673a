import { describe, expect, it } from 'vitest';
import { pages } from './modules';

const entries = Object.entries(pages);

function unique(values: readonly string[]): boolean {
  return new Set(values.map((value) => value.toLowerCase())).size === values.length;
}

describe('titles and descriptions', () => {
  it('are unique', () => {
    const telling = entries.filter(([, { meta }]) => !meta.unbranded);
    expect(unique(telling.map(([, { meta }]) => meta.title))).toBe(true);
    expect(unique(telling.map(([, { meta }]) => meta.description))).toBe(true);
  });

  it.each(entries)('fit: %s', (_, { meta }) => {
    expect(meta.title.length).toBeGreaterThan(3);
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeGreaterThanOrEqual(70);
    expect(meta.description.length).toBeLessThanOrEqual(160);
  });
});
