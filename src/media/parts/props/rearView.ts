import { ellipse, glow, path, rect, stroke } from '../svg';
import { tone } from '../tones';

/** An ambulance from behind with both doors open and its cabin lit: 2 m wide, 2.5 m high, the ground at y 0. */
export const rearView = (): string =>
  ellipse(6, 0, 130, 12, '#06191F', 0.3) +
  rect(-88, -34, 30, 34, tone.tyre, 8) +
  rect(58, -34, 30, 34, tone.tyre, 8) +
  path('M-100-36V-214q0-36 36-38H64q36 2 36 38V-36z', '#F7F8F3') +
  path('M70-251q30 6 30 37V-36H84V-220z', '#D9E0DD') +
  rect(-104, -44, 208, 16, tone.slate, 5) +
  path('M-80-46V-208q0-16 16-16H64q16 0 16 16V-46z', '#F6E2B4') +
  // Inside: ceiling lamp, cupboards, seat and floor.
  rect(-40, -218, 80, 9, '#FFFBEA', 4) +
  ellipse(0, -190, 90, 70, glow('#FFF1C4')) +
  rect(-72, -196, 40, 56, '#FFFFFF', 3) +
  rect(-72, -168, 40, 3, '#C9D5D6') +
  rect(34, -196, 38, 36, '#BFDAD8', 3) +
  path('M34-130h38v40h-8v26h-30z', tone.teal7) +
  path('M-80-58H80v12H-80z', '#8FA0A4') +
  path('M-24-150h48v64h-48z', '#9CC5C4') +
  // Doors, opened outwards.
  path('M-100-222l-66 14v178l66-6z', '#EEF1EC') +
  path('M-106-196l-52 11v52l52-5z', tone.glass) +
  path('M100-222l66 14v178l-66-6z', '#DDE4E0') +
  path('M106-196l52 11v52l-52-5z', tone.glass) +
  path('M-100-112l-66 2v44l66 2zM100-112l66 2v44l-66 2z', tone.teal7) +
  path('M-100-112l-33 1v23h33zM-133-88h-33v23l33 1zM100-88h33v24l-33 0zM133-111l33 1v22h-33z', tone.hiViz) +
  rect(-62, -268, 124, 14, tone.asphaltDark, 6) +
  rect(-58, -266, 48, 11, tone.beaconRed, 5) +
  rect(10, -266, 48, 11, tone.beaconBlue, 5) +
  ellipse(-34, -262, 60, 60, glow(tone.beaconRed)) +
  ellipse(34, -262, 60, 60, glow(tone.beaconBlue)) +
  stroke('M-100-60v14', tone.beaconRed, 8, 'butt') +
  stroke('M100-60v14', tone.beaconRed, 8, 'butt');
