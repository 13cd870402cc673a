import { circle, glow, path, rect, stroke } from '../svg';
import { tone } from '../tones';
import { crossMark, dashes, shadow } from './wheels';

const spoked = (x: number): string =>
  circle(x, -32, 32, tone.tyre) +
  circle(x, -32, 21, tone.steel) +
  circle(x, -32, 17, tone.asphaltDark) +
  stroke(`M${x - 18}-32h36M${x - 9}-48l18 32M${x + 9}-48l-18 32`, tone.steel, 2.5) +
  circle(x, -32, 7, tone.line);

const rider =
  // Thigh, shin and boot, body, arm with its glove, helmet.
  path('M-28-100q0-18 20-18l44 12q16 6 12 22L36-42H14l8-34-36-4q-14-4-14-20z', tone.pine) +
  path('M14-46h22l12 12q2 6-4 6H10z', tone.tyre) +
  path('M14-54h24l-2 8H12z', tone.hiViz) +
  path('M-34-94q-10-56 14-76 18-10 36 2 10 12 6 34-2 24-10 38-22 10-46 2z', tone.teal7) +
  path('M-35-120q26 8 53 2l-3 13q-24 6-50-1z', tone.hiViz) +
  path('M-26-166l10-6 30 50-10 8z', tone.hiViz) +
  path('M-12-164q16-8 26 6l14 28 20 2q8 4 4 14-22 4-38-4-16-16-30-34-4-8 4-12z', tone.teal5) +
  path('M36-132l18 2q8 6 2 17l-20-2z', tone.tyre) +
  path('M-18-196q0-26 27-26 27 2 28 28 0 22-22 26-30-2-33-28z', tone.white) +
  path('M10-206q22-6 27 8l-1 14q-12 6-24 2-8-12-2-24z', tone.glass) +
  path('M16-203q8-3 14 0l-12 14q-4-6-2-14z', tone.glassLight, 0.7) +
  path('M-18-198q4-24 27-24 18 2 26 16-16-6-26-2-16 8-27 10z', tone.hiViz);

/** A motorcycle responder, 2.2 m long, facing right; the ground at y 0. `parked` leaves the rider away. */
export function motorcycle({
  parked = false,
  beacons = false,
}: { parked?: boolean; beacons?: boolean } = {}): string {
  return (
    shadow(-102, 104, 8) +
    spoked(-72) +
    spoked(78) +
    stroke('M78-32 54-104', tone.steel, 8) +
    path('M-104-46q0-26 28-30l40 6 4 18h-40q-20-2-32 6z', tone.slate) +
    path('M-34-40q-4-26 14-32h44q14 6 10 24l-8 16h-48z', tone.asphaltDark) +
    dashes('M-24-44h46', tone.steel, 22, 4) +
    stroke('M-6-24q-40 8-86-4', tone.steel, 9) +
    // Seat, tank, fairing, screen and lamp.
    path('M-66-96q30-8 64 2l-4 14h-54q-8-6-6-16z', tone.tyre) +
    path('M-6-92q8-26 36-26 22 4 26 30l-14 18q-22 6-42 0z', tone.teal7) +
    path('M34-120q30-8 48 16l12 28q-14 6-26 4l-18-2-14 18q-20-20-2-64z', tone.hiViz) +
    path('M52-88l20 14-4 2-18-2-14 18q-8-8-8-20 12 2 24-12z', tone.teal7) +
    path('M46-120q-2-30 4-46 20 16 30 58-14-12-34-12z', tone.glassLight, 0.75) +
    path('M70-102q16 2 18 16l-14 4q-8-8-4-20z', '#FFF3C9') +
    stroke('M30-122l22-4', tone.tyre, 6) +
    path('M50-50q14-22 50-10l10 14q-28-8-50 10z', tone.teal7) +
    (parked ? stroke('M-14-24l-12 24', tone.steel, 5) : rider) +
    // Boxes with the kit.
    path('M-122-122q0-8 8-8h44q8 0 10 8l4 36h-66z', tone.white) +
    path('M-122-108h63l2 10h-65z', tone.hiViz) +
    crossMark(-104, -127, 17) +
    rect(-108, -84, 60, 44, tone.white, 7) +
    path('M-108-62h60v15q0 7-7 7h-46q-7 0-7-7z', tone.teal7) +
    path('M-108-66h60v6h-60z', tone.hiViz) +
    path('M-122-92h-8v12h8z', tone.beaconRed) +
    rect(-94, -146, 7, 18, tone.asphaltDark) +
    path('M-101-144v-6q0-9 10-9t11 9v6z', tone.beaconBlue) +
    (beacons ? circle(-90, -150, 40, glow(tone.beaconBlue)) : '')
  );
}
