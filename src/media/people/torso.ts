import type { Build } from './body';
import { belt, marks } from './chest';
import type { Outfit } from './outfits';
import { at, fill, n } from './shapes';
import { cloths } from './tones';

/** Outline of the torso in its own frame: neck at 0 0, hips at 0 53. */
function outline(build: Build, profile: boolean): string {
  if (profile) {
    const b = build.waist / 15;
    return `M-5-3Q-11-1-12 10Q-12.4 22-9.4 33L${n(-10.6 * b)} 56L${n(10.4 * b)} 56L${n(9.6 * b)} 36Q${n(12.4 * b)} 22 9 9Q7-1 4-3z`;
  }
  const { shoulder: s, waist: w, hip: h } = build;
  return (
    `M-5-3Q${at([-s + 4, 0])} ${at([-s + 0.6, 5])}Q${at([-s - 0.8, 9])} ${at([-s + 2, 18])}L${at([-w, 33])}L${at([-h, 50])}L${at([-h + 0.4, 57])}` +
    `L${at([h - 0.4, 57])}L${at([h, 50])}L${at([w, 33])}L${at([s - 2, 18])}Q${at([s + 0.8, 9])} ${at([s - 0.6, 5])}Q${at([s - 4, 0])} 5-3z`
  );
}

/** The side of the torso away from the light. */
function shadow(build: Build, profile: boolean, left: boolean): string {
  if (profile) {
    return left
      ? 'M-5-3Q-11-1-12 10Q-12.4 22-9.4 33L-10.6 56L-3 56Q-2 34-6 22Q-8 10-5-3z'
      : `M4-3Q7-1 9 9Q${n((12.4 * build.waist) / 15)} 22 ${n((9.6 * build.waist) / 15)} 36L${n((10.4 * build.waist) / 15)} 56L4 56Q5 34 3 22Q6 10 4-3z`;
  }
  const k = left ? -1 : 1;
  const { shoulder: s, waist: w, hip: h } = build;
  return `M${at([k * (s - 0.6), 5])}Q${at([k * (s + 0.8), 9])} ${at([k * (s - 2), 18])}L${at([k * w, 33])}L${at([k * h, 50])}L${at([k * (h - 0.4), 57])}L${at([k * 5, 57])}Q${at([k * 9, 34])} ${at([k * 8, 22])}Q${at([k * 13, 14])} ${at([k * (s - 0.6), 5])}z`;
}

/** The torso with all that is worn on it; `shadeLeft` tells which side lies in shade. */
export function torso(outfit: Outfit, build: Build, profile: boolean, shadeLeft: boolean): string {
  const cloth = cloths[outfit.top];
  const base =
    fill(cloth.base, outline(build, profile)) + fill(cloth.shade, shadow(build, profile, shadeLeft));
  const waist =
    outfit.lower === 'trousers' && outfit.top !== outfit.bottom && !outfit.coat && outfit.sleeve !== 'long'
      ? belt(build, profile, 51, 6, cloths[outfit.bottom].shade)
      : '';
  return base + waist + marks(outfit, build, profile);
}
