import { circle, ellipse, path, stroke } from '../svg';
import { mix, tone } from '../tones';

/** Somebody on a racing bicycle, facing right; the wheels stand on y 0. */
export function cyclist(jersey: string, skin = '#533324'): string {
  const ring = (x: number): string =>
    `<circle cx="${x}" cy="-34" r="32" fill="none" stroke="${tone.tyre}" stroke-width="4.5"/>` +
    circle(x, -34, 4, tone.steel);
  return (
    ellipse(4, 0, 92, 5, '#06191F', 0.22) +
    stroke('M-8-92Q8-72-2-52l-8 34', mix(skin, tone.ink, 0.3), 11) +
    ring(-54) +
    ring(54) +
    stroke('M-54-34-18-82H32L4-30h-58M4-30-18-82M54-34 32-82l-4-14', tone.teal7, 5) +
    stroke('M-30-90h22', tone.tyre, 7) +
    stroke('M26-98h14q10 2 8 12', tone.tyre, 5) +
    path('M-22-98q-4-16 10-26l38-20q14-4 16 8l-4 14q-26 10-40 26-12 6-20-2z', jersey) +
    path('M-22-98q-4-16 10-26l12-6q-2 24 8 32-20 8-30 0z', mix(jersey, tone.ink, 0.16)) +
    stroke('M32-134 26-112l16 12', skin, 9) +
    stroke('M32-134 29-122', mix(jersey, tone.ink, 0.1), 12) +
    stroke('M-12-94Q24-86 24-66', tone.pine, 15) +
    stroke('M24-66 10-34', skin, 10) +
    stroke('M6-22h16', tone.white, 8) +
    circle(44, -156, 12, skin) +
    path('M28-158q-2-18 16-18 16 2 16 16-14-4-32 2z', tone.hiViz)
  );
}
