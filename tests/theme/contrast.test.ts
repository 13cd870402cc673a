import { describe, expect, test } from 'vitest';
import { colorPairs, focusGrounds } from '../../stories/foundations/colorPairs';
import { color } from '../../src/theme/tokens';
import { contrast, measuredPairs, schemes } from '../../stories/foundations/contrast';

describe('contrast', () => {
  test('follows the WCAG definition', () => {
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 2);
    expect(() => contrast('white', '#000000')).toThrow('Not a #RRGGBB colour');
  });

  describe.each(schemes)('in the %s scheme', (scheme) => {
    test.each(measuredPairs(scheme))('$front on $back is at least $least', ({ ratio, least }) => {
      expect(ratio).toBeGreaterThanOrEqual(least);
    });
  });
});

describe('the focus ring', () => {
  // Dark outside, amber inside: one of the two has to stand out.
  describe.each(schemes)('in the %s scheme', (scheme) => {
    test.each(focusGrounds)('is seen on %s', (ground) => {
      const rings = [color.focusRing, color.focusHalo].map((ring) => contrast(ring, color[ground], scheme));
      expect(Math.max(...rings)).toBeGreaterThanOrEqual(3);
    });
  });

  test('is looked at on every ground that words stand on', () => {
    const grounds = new Set(colorPairs.filter(({ least }) => least === 4.5).map(({ back }) => back));
    const fills = new Set(['accent', 'hiViz', 'primaryHover', 'emergencyHover', 'markShield']);
    const missing = [...grounds].filter((back) => !fills.has(back) && !focusGrounds.includes(back));
    expect(missing).toEqual([]);
  });
});

describe('the list of pairs', () => {
  test('names each pair once', () => {
    const names = colorPairs.map(({ front, back }) => `${front} on ${back}`);
    expect(names).toEqual([...new Set(names)]);
  });

  // A line or a hint next to text may have less contrast; everything else must be in a checked pair.
  const decorative = new Set(['rule', 'star', 'accent', 'shadow']);
  test.each(Object.keys(color).filter((role) => !decorative.has(role)))('has the role %s', (role) => {
    expect(colorPairs.some(({ front, back }) => front === role || back === role)).toBe(true);
  });
});
