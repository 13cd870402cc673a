import { circle, ellipse, path, rect, stroke } from '../svg';
import { tone } from '../tones';
import { crossMark, shadow } from './wheels';

const spoked = (x: number): string =>
  circle(x, -32, 32, tone.tyre) +
  circle(x, -32, 21, tone.steel) +
  circle(x, -32, 17, tone.asphaltDark) +
  stroke(`M${x - 18}-32h36M${x - 9}-48l18 32M${x + 9}-48l-18 32`, tone.steel, 2.5) +
  circle(x, -32, 7, tone.line);

const rider =
  // Far arm, leg, body, near arm, helmet.
  path('M-24-96q4-14 20-14l34 10q12 4 10 16l-6 38q10 2 10 10H14l8-52-34 2q-14-2-12-10z', tone.pine) +
  path('M-28-92q-12-60 14-76 20-8 32 8 4 40-10 70z', tone.teal7) +
  path('M-30-118q20 6 44 2l-2 12q-22 4-42-2z', tone.hiViz) +
  path('M-26-150q6-10 14-14l24 62-12 4z', tone.hiViz) +
  path('M-8-160q16-6 22 8l14 30 24 4q6 4 2 10-20 4-36-2-16-18-26-42z', tone.teal5) +
  path('M40-124l16 4q4 4 0 9l-16 0z', tone.tyre) +
  path('M-9-194q2-19 22-19 21 2 22 23 0 20-19 24-24-2-25-28z', tone.white) +
  path('M14-201q17-4 21 10l-1 9q-9 5-19 1-6-10-1-20z', tone.glass) +
  path('M-9-196q16-12 43-4l-1-5q-8-8-19-8-21 0-23 17z', tone.hiViz);

/** A motorcycle responder, 2.2 m long, facing right; the ground at y 0. `parked` leaves the rider away. */
export function motorcycle({
  parked = false,
  beacons = false,
}: { parked?: boolean; beacons?: boolean } = {}): string {
  return (
    shadow(-102, 104, 8) +
    spoked(-72) +
    spoked(78) +
    stroke('M78-32 52-108', tone.steel, 7) +
    path('M-92-46q-8-26 24-32l30 6 4 16h-36q-12 0-22 10z', tone.slate) +
    path('M-30-40q-4-26 14-32h40q14 6 10 24l-8 14h-44z', tone.asphaltDark) +
    path('M-22-36h44v12h-44z', tone.steel) +
    stroke('M-10-22q-40 4-74-2', tone.steel, 7) +
    // Tank, seat, fairing and screen.
    path('M-60-94q30-6 62 2l-4 12h-54q-6-6-4-14z', tone.tyre) +
    path('M-4-92q8-24 34-24 22 4 26 26l-12 14q-22 8-40 2z', tone.teal7) +
    path('M44-118q22 2 34 22l16 22-30 4q-24-8-20-48z', tone.hiViz) +
    path('M44-118q-4-24 2-38 16 12 26 42-12-6-28-4z', tone.glassLight, 0.75) +
    circle(84, -84, 8, '#FFF3C9') +
    stroke('M34-118l18-8', tone.tyre, 6) +
    path('M58-54q18-14 42-2l4 10q-22-8-44 4z', tone.teal7) +
    (parked ? stroke('M-14-24l-12 24', tone.steel, 5) : rider) +
    // Boxes with the kit.
    rect(-118, -130, 58, 44, tone.white, 6) +
    path('M-118-108h58v10h-58z', tone.hiViz) +
    crossMark(-100, -127, 18) +
    rect(-104, -84, 54, 44, tone.white, 6) +
    path('M-104-62h54v16q0 6-6 6h-42q-6 0-6-6z', tone.teal7) +
    rect(-92, -140, 10, 12, tone.asphaltDark) +
    ellipse(-87, -144, 9, 8, tone.beaconBlue, beacons ? 1 : 0.7)
  );
}
