import { beam, circle, faded, path, rect, stroke } from '../svg';
import { mix, tone } from '../tones';
import { ambulanceWord } from './lettering';
import { driver, frontWindow, headlamp, mirror, shell, white, windscreen } from './vanShell';
import { arch, battenburg, crossMark, lightBar, shadow, wheel } from './wheels';

/** How an ambulance van looks at the moment. */
export interface VanState {
  /** Roof lamps are on. */
  beacons?: boolean;
  /** Headlamps throw a beam. */
  beam?: boolean;
  /** Nobody at the wheel. */
  empty?: boolean;
  /** Drawn mirrored: the word on its side is turned round again. */
  mirrored?: boolean;
  /** Skin of the driver. */
  driver?: string;
}

/**
 * A high-roof ambulance van that faces right: 5.3 m long, the ground at y 0, its middle at x 0.
 */
export function van({
  beacons = false,
  beam: lit = false,
  empty = false,
  driver: skin = '#825334',
  mirrored = false,
}: VanState = {}): string {
  const low = '#D9E0DD';
  return (
    shadow(-264, 266, 14) +
    (lit ? path('M258-92 590-76V0H420L260-76z', beam(tone.glow)) : '') +
    // Body: rear step and exhaust, white shell, roof fairing, shade on the lower half.
    rect(-276, -46, 30, 12, tone.asphaltDark, 3) +
    path(shell, white) +
    path('M-262-152q1-54 8-66 6-16 28-16H44q34 0 58 14 8 4 14 8H-230q-22 0-27 32-2 12-5 28z', tone.white) +
    path('M-256-208q4-7 26-7H92q14 0 24 3l6 6H-256z', low) +
    path('M-262-88H266q2 10 2 28v24q0 12-12 12H-252q-10 0-10-14z', low) +
    path('M-262-54H268v18q0 12-12 12H-252q-10 0-10-14z', mix(low, tone.slate, 0.28)) +
    battenburg('M-262-112H196q20 0 42 8', 21, 42) +
    // Glass: rear, sliding door, front door, windscreen.
    path('M-248-200h84q8 0 8 8v36q0 8-8 8h-90q0-30 6-52z', tone.glass) +
    crossMark(-138, -204, 60) +
    rect(-50, -201, 122, 54, tone.glass, 9) +
    frontWindow() +
    (empty ? '' : driver(skin)) +
    path(
      'M-250-164l38-36h24l-54 52h-12zM-44-158l44-43h30l-54 54h-20zM44-147l28-28v22l-6 6zM92-158v-20l20-20 8 8z',
      tone.glassLight,
      0.38,
    ) +
    windscreen() +
    // Seams of the doors, the rail of the sliding one, handles, mirror.
    faded(0.32, stroke('M-58-206V-46M80-206V-46M196-134q6 36-14 46M-64-140h-186', tone.slate, 2.5, 'butt')) +
    rect(-48, -141, 24, 6, tone.slate, 3) +
    rect(90, -132, 22, 6, tone.slate, 3) +
    mirror() +
    // Lamps: head, fog and tail; side markers along the sill.
    headlamp(lit) +
    path('M234-82h33l1 10h-24q-8 0-10-10z', tone.asphaltDark) +
    circle(252, -46, 6, '#F4F1E0') +
    path('M-262-146h8v40h-8z', tone.beaconRed) +
    path('M-262-104h8v14h-8zM-80-50h10v5h-10zM20-50h10v5h-10z', tone.amber) +
    rect(-52, -36, 128, 8, tone.asphaltDark, 3) +
    ambulanceWord(-88, -80, 1.15, tone.teal7, mirrored) +
    arch(-152, 43, 30) +
    arch(172, 43, 30) +
    wheel(-152, 35) +
    wheel(172, 35) +
    lightBar(40, -233, 100, beacons) +
    path('M-206-234l6-9h66l6 9z', mix(low, tone.slate, 0.2)) +
    stroke('M-96-234l-8-34', tone.slate, 2)
  );
}
