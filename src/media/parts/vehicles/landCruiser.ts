import { beam, circle, faded, path, rect, repeat, stroke } from '../svg';
import { tone } from '../tones';
import { ambulanceWord } from './lettering';
import { arch, chequer, crossMark, lightBar, shadow, wheel } from './wheels';
import type { VanState } from './van';

/** A 4x4 ambulance with a long bonnet and a roof rack; faces right, 5.1 m long, the ground at y 0. */
export function landCruiser({
  beacons = false,
  beam: lit = false,
}: Pick<VanState, 'beacons' | 'beam'> = {}): string {
  const white = '#F7F8F3';
  const low = '#D9E0DD';
  return (
    shadow(-250, 252, 13) +
    (lit ? path('M244-118 570-96V0H400L244-98z', beam(tone.glow)) : '') +
    path(
      'M-244-56V-192q0-20 20-20H66q16 0 22 12l26 60 112 8q20 2 22 22v54q0 10-10 10H-234q-10 0-10-10z',
      white,
    ) +
    path('M-244-86v30q0 10 10 10H238q10 0 10-10v-30z', low) +
    path('M-244-190q0-22 20-22H66q10 0 16 6-6 8-20 8H-220q-18 0-24 8z', tone.white) +
    rect(-244, -62, 494, 18, tone.slate, 6) +
    chequer(-244, -132, 352, 44) +
    path('M108-132h118q18 2 21 18 1 14 1 28H108z', tone.teal7) +
    path('M108-109h44v23h-44zM152-132h44v23h-44zM196-109h44v23h-44z', tone.hiViz) +
    rect(-226, -196, 84, 48, tone.glass, 6) +
    crossMark(-122, -198, 54) +
    rect(-52, -196, 62, 48, tone.glass, 6) +
    path('M22-196h38q10 0 14 8l20 40H22z', tone.glass) +
    path(
      'M-212-148l46-48h22l-46 48zM-40-148l46-48h4v18l-30 30zM34-148l46-34 4 8-32 26z',
      tone.glassLight,
      0.36,
    ) +
    path('M40-148q0-18 16-18t16 18zM47-172q0-14 10-14t10 13q0 11-10 11t-10-10z', '#69422B') +
    path('M40-148q0-20 16-20t16 20z', tone.teal5) +
    path('M80-196q6 0 10 8l22 48h-8l-22-46q-4-8-12-10z', tone.asphaltDark) +
    faded(0.35, stroke('M-132-206V-64M16-206V-64M106-136V-64M16-64', tone.slate, 2, 'butt')) +
    rect(-6, -140, 16, 5, tone.slate, 2) +
    rect(24, -140, 16, 5, tone.slate, 2) +
    // Snorkel, mirror, lamps, bull bar and spare wheel.
    path('M104-136v-66q0-8 8-8h6v12h-4v62z', tone.asphaltDark) +
    rect(92, -160, 14, 22, tone.asphaltDark, 4) +
    circle(234, -112, 11, lit ? '#FFF3C9' : '#E9F0EE') +
    path('M244-128h10v76q8 0 8 6v4h-22z', tone.asphaltDark) +
    rect(-246, -150, 9, 30, tone.beaconRed) +
    rect(-258, -180, 14, 76, tone.tyre, 6) +
    // Roof rack.
    rect(-214, -224, 216, 5, tone.slate, 2) +
    repeat(4, (i) => rect(-204 + i * 64, -222, 5, 12, tone.slate)) +
    lightBar(46, -212, 84, beacons) +
    ambulanceWord(-66, -81, 0.78, tone.teal7, false) +
    arch(-146, 48, 48) +
    arch(158, 48, 48) +
    wheel(-146, 39) +
    wheel(158, 39)
  );
}
