import type { Build } from './body';
import { belt, marks } from './chest';
import type { Outfit } from './outfits';
import { at, fill, n } from './shapes';
import { cloths } from './tones';

/** Outline of the torso in its own frame: neck at 0 0, hips at 0 53. */
function outline(build: Build, profile: boolean): string {
  if (profile) {
    const b = build.waist / 15;
    return `M-4-4Q-10-2-12 9Q-13.6 22-10 34Q-9 40${n(-11.4 * b)} 50Q-11 57-4 57L${n(10.4 * b)} 56Q${n(10 * b)} 42 ${n(9.4 * b)} 35Q${n(11.6 * b)} 24 10.4 14Q8 2 4.6-3Q1 3-4-4z`;
  }
  const { shoulder: s, waist: w, hip: h } = build;
  return (
    `M-4.6-5Q-6-1-10-.4Q${at([-s + 1, 1])} ${at([-s + 0.4, 9])}L${at([-s + 3.4, 20])}Q${at([-w - 0.4, 32])} ${at([-w, 37])}L${at([-h, 57])}` +
    `L${at([h, 57])}L${at([w, 37])}Q${at([w + 0.4, 32])} ${at([s - 3.4, 20])}L${at([s - 0.4, 9])}Q${at([s - 1, 1])} 10-.4Q6-1 4.6-5Q0 6-4.6-5z`
  );
}

/** The side of the torso away from the light. */
function shadow(build: Build, profile: boolean, left: boolean): string {
  const { shoulder: s, waist: w, hip: h } = build;
  if (profile) {
    const b = w / 15;
    return left
      ? `M-4-4Q-10-2-12 9Q-13.6 22-10 34Q-9 40${n(-11.4 * b)} 50Q-11 57-4 57Q-2 34-6 22Q-8 10-4-4z`
      : `M4.6-3Q8 2 10.4 14Q${n(11.6 * b)} 24 ${n(9.4 * b)} 35Q${n(10 * b)} 42 ${n(10.4 * b)} 56L4 56Q6 40 4 28Q7 12 4.6-3zM-10 38Q-3 43 3 41Q-4 45-10 41z`;
  }
  const k = left ? -1 : 1;
  return `M${at([k * 10, -0.4])}Q${at([k * (s - 1), 1])} ${at([k * (s - 0.4), 9])}L${at([k * (s - 3.4), 20])}Q${at([k * (w + 0.4), 32])} ${at([k * w, 37])}L${at([k * h, 57])}L${at([k * 4, 57])}Q${at([k * 9, 44])} ${at([k * 7, 32])}Q${at([k * 14, 20])} ${at([k * 10, -0.4])}zM${at([-k * w, 38])}Q${at([-k * 6, 43])} ${at([k * 2, 41])}Q${at([-k * 6, 46])} ${at([-k * w, 41])}z`;
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
