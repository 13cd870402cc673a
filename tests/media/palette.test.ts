import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawingColours, drawingsFolder } from '../../src/media/drawing';
import { coloursIn, coloursShown, readPalette, recoloured } from '../../src/media/palette';
import { slots } from '../../src/media/slots';
import { palette } from '../../src/theme/tokens';

const colours = drawingColours();
/** The colours as they are in the files, whatever the theme's are now. */
const asDrawn = Object.fromEntries(colours.map(({ name, hex }) => [name, hex]));
const textOf = (file: string) => readFileSync(`${drawingsFolder}/${file}`, 'utf8');

describe('the palette of the drawings', () => {
  it('is in a format that Inkscape and GIMP read', () => {
    expect(readPalette('GIMP Palette\nName: x\n# Sky\n 15  92 102\tteal7\n255 255 255\twhite\n')).toEqual([
      { name: 'teal7', hex: '#0F5C66' },
      { name: 'white', hex: '#FFFFFF' },
    ]);
  });

  it('has each colour and each name once', () => {
    expect(new Set(colours.map(({ hex }) => hex)).size).toBe(colours.length);
    expect(new Set(colours.map(({ name }) => name)).size).toBe(colours.length);
  });

  it('calls the colours of the theme by their names in the theme', () => {
    const [, shared = ''] = /^# Shared with the site.*\n([^#]*)/m.exec(textOf('palette.gpl')) ?? [];
    const names = readPalette(shared).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !(name in palette))).toEqual([]);
  });

  it('has mixtures that are what their names say', () => {
    const mixtures = colours.filter(({ name }) => name.includes(' + '));
    expect(mixtures.length).toBeGreaterThan(100);
    const shown = coloursShown(colours, asDrawn);
    expect(mixtures.filter(({ hex }) => shown.get(hex) !== hex)).toEqual([]);
  });
});

describe('a colour of the theme that changes', () => {
  it.each(['teal7', 'teal8', 'teal5', 'pine', 'green', 'hiViz', 'amber'] as const)(
    '%s changes in every drawing, alone and in mixtures',
    (name) => {
      const old = colours.find((colour) => colour.name === name)?.hex ?? '';
      const shown = coloursShown(colours, { ...asDrawn, [name]: '#663399' });
      const before = Object.keys(slots)
        .map((id) => textOf(`${id}.svg`))
        .filter((svg) => coloursIn(svg).includes(old));
      expect(before.length).toBeGreaterThan(0);
      for (const svg of before) {
        const after = coloursIn(recoloured(svg, shown));
        expect(after).not.toContain(old);
        expect(after).toContain('#663399');
      }
      const mixtures = colours.filter((colour) => colour.name.startsWith(`${name} + `));
      for (const { hex } of mixtures) expect(shown.get(hex)).not.toBe(hex);
    },
  );

  it('leaves a drawing that does not have it as it was', () => {
    const svg = '<path fill="#10242B" style="stroke: #fff"/>';
    expect(recoloured(svg, coloursShown(colours, { ...asDrawn, teal7: '#663399' }))).toBe(
      svg.replace('#fff', '#FFFFFF'),
    );
  });
});
