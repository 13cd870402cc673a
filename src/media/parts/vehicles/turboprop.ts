import { circle, ellipse, faded, path, rect, repeat, stroke } from '../svg';
import { mix, tone } from '../tones';
import { crossMark } from './wheels';

/** How an aircraft stands or flies. */
interface TurbopropState {
  /** In the air: wheels up, propeller turning. */
  flying?: boolean;
  /** Cargo door behind the wing open, with steps. */
  doorOpen?: boolean;
}

const white = '#F7F8F3';
const low = '#D3DCDA';
const belly = mix(low, tone.steel, 0.35);

/** A leg of the landing gear with its wheel on y 0. */
const leg = (x: number, top: number, radius: number): string =>
  stroke(`M${x - 8} ${top}L${x}-${radius}`, tone.steel, 11) +
  circle(x, -radius, radius, tone.tyre) +
  circle(x, -radius, radius * 0.42, tone.line);

/** The propeller of a standing aircraft, or the disc of a turning one. */
const propeller = (flying: boolean): string =>
  flying
    ? ellipse(652, -192, 13, 136, tone.cloud, 0.5) + ellipse(652, -192, 5, 136, tone.cloud, 0.6)
    : path('M646-192q-14-64 4-130 16 20 8 130zM646-192q-14 64 4 128 16-24 8-128z', tone.asphaltDark) +
      path('M644-300q2-16 6-22 6 4 8 22zM644-86q2 16 6 22 6-4 8-22z', tone.amber);

const door = (open: boolean): string =>
  open
    ? path('M-330-256q0-10 10-10h86q10 0 10 10v128h-106z', tone.pineDeep) +
      path('M-322-140h96v10h-96z', tone.slate) +
      path('M-336-262l-16-84q64-16 128-6l2 86z', white) +
      path('M-352-346q64-16 128-6v14q-62-10-126 6z', belly)
    : faded(0.4, stroke('M-330-126v-130q0-10 10-10h86q10 0 10 10v136', tone.slate, 3));

/** The near wing: seen from a little above in flight, from its tip on the ground. */
const wing = (flying: boolean): string =>
  flying
    ? path('M-60-130H150L-4 30q-26 12-70 8-12 0-8-10z', white) +
      path('M-60-130h36L-66 38q-10 0-8-10z', belly) +
      path('M-74 14-4 4l-6 30q-30 10-66 6z', tone.teal7) +
      path('M-82 26-70-4h14l-6 30z', tone.hiViz)
    : path('M-62-112q70-30 214-20 40 6 46 14-40 18-190 20-60 0-70-14z', belly) +
      path('M-62-114q70-28 214-18 40 6 46 12-100-10-260 6z', white) +
      path('M-62-112-74-140h12l26 24z', tone.teal7);

/**
 * A single-engined turboprop with a tail in the shape of a T, 14.4 m long, facing right. On the ground y 0 is the
 * ground under its wheels; its middle is at x 0.
 */
export function turboprop({ flying = false, doorOpen = false }: TurbopropState = {}): string {
  return (
    (flying ? '' : ellipse(0, 0, 660, 20, '#06191F', 0.26) + leg(452, -120, 24)) +
    // Far wing, tailplane on its fin.
    (flying
      ? path('M10-284h150l-40-66q-30-16-70 0z', belly)
      : path('M40-128q80-14 150-4l-10 14H50z', belly)) +
    path('M-650-262-694-430h98q30 20 60 122l140 26v20z', tone.teal7) +
    path('M-694-430h98q12 8 22 26h-109z', tone.hiViz) +
    path('M-770-430q10-14 70-18 70-2 122 12 6 6 0 10-60 12-130 10-50-2-62-14z', white) +
    path('M-770-430q90 10 194-2 2 4-2 8-60 12-130 10-50-2-62-16z', belly) +
    // Fuselage: shell, light on its back, shade below.
    path(
      'M642-224q-110-26-232-30-34-30-76-46-40-8-94-8H-180Q-420-296-690-262q-20 8-14 24 140 46 360 112 60 24 144 26H390q150-6 252-60z',
      white,
    ) +
    path(
      'M-704-236q140 44 360 110 60 24 144 26H390q150-6 252-60v-14q-140 30-260 30H-160q-240-6-544-92z',
      low,
    ) +
    path('M-344-126q60 24 144 26H390q90-4 160-24-100 10-180 10H-180q-90-2-164-12z', belly) +
    path('M334-300q-40-8-94-8H-180Q-420-296-690-262q240-20 510-22H240q60 0 94-16z', tone.white) +
    // Stripes that sweep up to the fin.
    path('M642-192q-160 12-270 12H-180q-220-4-470-76l-44 4q280 92 510 100H372q150 0 270-16z', tone.teal7) +
    path('M640-168q-140 18-260 18H-160q-130-4-270-30 150 42 260 44H380q140 0 258-18z', tone.hiViz) +
    // Cabin windows, cockpit, doors, mark.
    repeat(6, (i) => rect(-188 + i * 68, -258, 36, 44, tone.glass, 13)) +
    path('M404-254q-30-28-64-42-22 0-28 6v36zM302-290q-16 2-20 6v30h20z', tone.glass) +
    path('M390-262q-24-20-46-30l-16 34h22l10-16 8 16zM312-262l20-30', tone.glassLight, 0.4) +
    faded(0.4, stroke('M226-124v-142q0-10 10-10h30q10 0 10 10v142M420-252q-10 60 10 138', tone.slate, 3)) +
    crossMark(-282, -252, 54) +
    door(doorOpen) +
    // Engine: intake, exhaust, spinner, propeller.
    path('M600-160q34-8 42-14v18q-20 18-60 20-10-12 18-24z', tone.asphaltDark) +
    path('M500-150q30-4 50 4l-14 22q-30 6-40-8-4-10 4-18z', tone.slate) +
    path('M516-218h80v6h-80zM516-204h80v6h-80z', low) +
    path('M642-226q52 10 60 34-8 28-60 36-10-36 0-70z', tone.teal7) +
    propeller(flying) +
    wing(flying) +
    (flying ? '' : leg(40, -104, 30))
  );
}
