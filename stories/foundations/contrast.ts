import { colorPairs, type ColorPair } from './colorPairs';
import { valueOf, type Scheme } from '../../src/theme/schemes';
import { color } from '../../src/theme/tokens';

function channels(token: string, scheme: Scheme): number[] {
  const hex = valueOf(token, scheme);
  if (!/^#[\dA-F]{6}$/i.test(hex)) throw new Error(`Not a #RRGGBB colour: ${hex}`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** Relative luminance as WCAG 2 defines it. */
export function luminance(hex: string, scheme: Scheme = 'light'): number {
  const [red = 0, green = 0, blue = 0] = channels(hex, scheme).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours as WCAG 2 defines it: 1 to 21. */
export function contrast(one: string, other: string, scheme: Scheme = 'light'): number {
  const [light = 0, dark = 0] = [luminance(one, scheme), luminance(other, scheme)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Every colour scheme. */
export const schemes: readonly Scheme[] = ['light', 'dark'];

/** Every pair in use with its ratio in a colour scheme. */
export function measuredPairs(scheme: Scheme): (ColorPair & { ratio: number })[] {
  return colorPairs
    .filter(({ only = scheme }) => only === scheme)
    .map((pair) => ({ ...pair, ratio: contrast(color[pair.front], color[pair.back], scheme) }));
}
