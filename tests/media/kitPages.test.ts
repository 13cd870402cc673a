import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { partsOf, vehiclesAtWork, type Room } from '../../stories/foundations/illustration/kit';
import { usersOf } from '../../stories/foundations/illustration/users';

/** Files with parts of vehicles, which are not complete drawings. */
const pieces = /^(?:wheels|lettering|\w+Shell)$/;

describe('the pages of the illustration kit', () => {
  it.each<Room>(['vehicles', 'props'])('show something of every file of %s', (room) => {
    const files = readdirSync(`src/media/parts/${room}`).map((file) => file.replace('.ts', ''));
    const shown = new Set(partsOf(room).map(({ file }) => file));
    expect(files.filter((file) => !shown.has(file) && !pieces.test(file))).toEqual([]);
  });

  it('show every part under a name of its own', () => {
    for (const room of ['vehicles', 'props', 'nature', 'built'] as const) {
      const names = partsOf(room).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('show vehicles at work where that looks different', () => {
    expect(vehiclesAtWork().map(({ name }) => name)).toEqual(expect.arrayContaining(['van', 'helicopter']));
  });

  it('know who asks for a slot', () => {
    expect(usersOf('home-hero')).toContain('home');
    expect(usersOf('no-such-picture')).toEqual([]);
  });
});
