import { beam, circle, faded, path, rect, stroke } from '../svg';
import { mix, tone } from '../tones';
import { ambulanceWord } from './lettering';
import { arch, chequer, crossMark, lightBar, shadow, wheel } from './wheels';

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

const body = 'M-264-44V-196q0-31 30-32H92q34 0 56 26l58 72q44 6 52 30 8 28 8 62 0 12-12 12H-254q-10 0-10-14z';

/** The driver as seen through the side window. */
const driver = (skin: string): string =>
  path('M112-138q2-24 24-24t24 24z', tone.teal5) +
  path('M128-166q-1-20 13-20t13 14q0 14-12 14-8 0-14-8z', skin) +
  path('M126-170q-1-20 16-19 12 1 12 8-12 1-16 2-2 9-6 12z', '#17110E');

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
  const white = '#F7F8F3';
  const low = '#D9E0DD';
  return (
    shadow(-264, 266, 14) +
    (lit ? path('M258-98 590-76V0H420L260-76z', beam(tone.glow)) : '') +
    path(body, white) +
    path('M-264-86V-44q0 14 10 14H254q12 0 12-12 0-22-4-44z', low) +
    path('M-262-204q2-23 28-24H92q14 0 26 5-8 5-26 5H-230q-20 0-32 14z', tone.white) +
    path('M-264-50H265q3 24-11 24H-254q-10 0-10-14z', tone.slate) +
    chequer(-264, -130, 352, 44) +
    path('M88-130h118q44 6 52 30 3 8 5 16H88z', tone.teal7) +
    path(
      'M88-130h44v23H88zM132-107h44v23h-44zM176-130h30q8 1 14 4v19h-44zM220-107h38q4 11 6 23h-44z',
      tone.hiViz,
    ) +
    // Windows: rear and side glass, driver's window, edge of the windscreen.
    rect(-244, -204, 92, 54, tone.glass, 8) +
    path('M-244-178l30-26h26l-56 48zM-206-150l54-46v14l-36 32z', tone.glassLight, 0.35) +
    crossMark(-130, -206, 58) +
    rect(-44, -204, 112, 58, tone.glass, 8) +
    path('M-30-146l60-58h20l-60 58zM32-146l36-36v12l-24 24z', tone.glassLight, 0.4) +
    path('M98-204h24q14 0 22 10l44 56H98z', tone.glass) +
    (empty ? '' : driver(skin)) +
    path('M110-204h10l-22 30v-14zM128-204q10 0 16 10l-46 56v-24z', tone.glassLight, 0.3) +
    path('M142-208q4 2 8 6l58 72-18-2-48-60q-6-8-14-12 8-4 14-4z', mix(tone.glass, tone.ink, 0.3)) +
    // Door seams, handles and mirror.
    faded(0.35, stroke('M-56-216V-52M80-216V-52M206-132v30q-36 8-46 46', tone.slate, 2, 'butt')) +
    rect(-46, -142, 20, 5, tone.slate, 2) +
    rect(100, -134, 20, 5, tone.slate, 2) +
    path('M176-156q0-6 6-6h8q6 0 6 6v18q0 6-6 6h-6q-5 0-6-6z', tone.asphaltDark) +
    rect(180, -134, 14, 4, tone.asphaltDark) +
    // Lamps.
    path('M232-122q20 6 26 22l-18 2q-14-6-16-20z', lit ? '#FFF3C9' : '#E9F0EE') +
    path('M-264-146h9v34h-9z', tone.beaconRed) +
    path('M-264-112h9v14h-9z', tone.amber) +
    rect(246, -60, 20, 7, tone.asphaltDark, 3) +
    circle(250, -44, 5, '#E9F0EE') +
    ambulanceWord(-70, -77, 1.05, tone.teal7, mirrored) +
    arch(-152, 44, 30) +
    arch(172, 44, 30) +
    wheel(-152, 35) +
    wheel(172, 35) +
    lightBar(36, -228, 96, beacons) +
    rect(-196, -236, 70, 9, low, 4)
  );
}
