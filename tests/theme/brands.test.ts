import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandValues } from '../../.storybook/tokens/brand';
import { brandNames, brandSource, styleSheets } from '../../.storybook/tokens/brands';
import { colorPairs, focusGrounds } from '../../stories/foundations/colorPairs';
import { contrast, schemes } from '../../stories/foundations/contrast';
import { color } from '../../src/theme/tokens';
import type { Scheme } from '../../src/theme/schemes';

const base = readFileSync('src/theme/tokens.json', 'utf8');
const names = brandNames();

test('there is another brand', () => {
  expect(names).not.toEqual([]);
});

test('each style sheet is that of the committed tokens', async () => {
  for (const [path, css] of Object.entries(await styleSheets())) expect(readFileSync(path, 'utf8')).toBe(css);
});

describe.each(names)('the brand %s', async (name) => {
  const { light, dark } = await brandValues(base, brandSource(name));
  /** The colour of a role. @throws if the brand has no such role. */
  const valueIn = (scheme: Scheme, role: keyof typeof color) => {
    const property = /--[\w-]+/.exec(color[role])?.[0] ?? role;
    const value = (scheme === 'dark' ? dark[property] : undefined) ?? light[property];
    if (value === undefined) throw new Error(`No value for ${property}`);
    return value;
  };

  test('changes colour, radius and type, and leaves what it does not name', async () => {
    const own = await brandValues(base, '{}');
    const changed = Object.keys(light).filter((property) => light[property] !== own.light[property]);
    expect(changed).toEqual(
      expect.arrayContaining(['--color-primary', '--radius-control', '--font-text', '--font-heading']),
    );
    expect(light['--color-emergency']).toBe(own.light['--color-emergency']);
    expect(Object.keys(light)).toEqual(Object.keys(own.light));
  });

  describe.each(schemes)('in the %s scheme', (scheme) => {
    test.each(colorPairs.filter(({ only = scheme }) => only === scheme))(
      '$front on $back is at least $least',
      ({ front, back, least }) => {
        expect(contrast(valueIn(scheme, front), valueIn(scheme, back))).toBeGreaterThanOrEqual(least);
      },
    );

    test.each(focusGrounds)('the focus ring is seen on %s', (ground) => {
      const rings = (['focusRing', 'focusHalo'] as const).map((ring) =>
        contrast(valueIn(scheme, ring), valueIn(scheme, ground)),
      );
      expect(Math.max(...rings)).toBeGreaterThanOrEqual(3);
    });
  });
});

test('a brand that refers to nothing is refused', async () => {
  await expect(
    brandValues(base, brandSource('mawimbi').replace('{palette.buoy}', '{palette.none}')),
  ).rejects.toThrow();
});
