import type { Frame, Place } from '../frame';
import { landmark, skyline } from '../built/skyline';
import { footpath, lamp, road } from '../built/street';
import { plant, roundTree, treeLine } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { at, ellipse, glow } from '../svg';
import { tone } from '../tones';

/** Hills, two rows of towers and the round tower: what stands behind any street in the capital. */
export function cityBehind(frame: Frame, base: number, size: number, towerAt: number): string {
  const { w, h, light, seed } = frame;
  return (
    ridge(frame, base - size * 0.32, size * 0.16, tint(frame, '#5C8088', 0.62), 4) +
    skyline(frame, base, size * 0.66, 0.72, seed + 3) +
    skyline(frame, base, size * 0.86, 0.48, seed + 12, w * towerAt) +
    landmark(frame, w * towerAt, base, size * 1.16, 0.14) +
    // The air between the town and the viewer takes the light of a low sun.
    (light.disc && light.dim < 0.3 ? ellipse(w * 0.5, base, w * 0.6, size * 0.8, glow(light.disc)) : '') +
    treeLine(w, base + h * 0.012, h * 0.05, tint(frame, tone.leafDark, 0.12))
  );
}

/** A main street below the towers of the capital. */
export const city: Place = {
  horizon: 0.64,
  draw(frame) {
    const { w, h, horizon, light } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const size = h / 720;
    const blossom = light.dim > 0.3 ? tone.leaf : tone.jacaranda;
    return (
      sky(frame, 0.2) +
      cityBehind(frame, horizon, h * 0.4, w > h * 2 ? 0.72 : 0.34) +
      plant(w * 0.06, horizon + h * 0.07, size * 0.42, roundTree(t, blossom)) +
      plant(w * 0.9, horizon + h * 0.07, size * 0.46, roundTree(t, blossom), true) +
      plant(w * 0.76, horizon + h * 0.06, size * 0.36, roundTree(t)) +
      footpath(frame, horizon + h * 0.03, horizon + h * 0.1) +
      at(w * 0.2, horizon + h * 0.08, size * 0.4, lamp(frame)) +
      at(w * 0.84, horizon + h * 0.08, size * 0.4, lamp(frame)) +
      road(frame, horizon + h * 0.1)
    );
  },
};
