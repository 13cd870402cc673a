import { beam, circle, faded, path, rect, stroke } from '../svg';
import { mix, tone } from '../tones';
import { ambulanceWord } from './lettering';
import { arch, battenburg, crossMark, lightBar, shadow, wheel } from './wheels';
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
    // Snorkel on the far pillar, spare wheel, ladder and rear step.
    path('M86-140v-74q0-8 8-8h12v12h-8v70z', tone.asphaltDark) +
    rect(-262, -176, 18, 82, tone.tyre, 8) +
    rect(-256, -52, 24, 10, tone.asphaltDark, 3) +
    path(
      'M-246-56V-206q0-20 18-22H46q20 0 30 16l32 72 118 8q20 2 24 20v50q0 8-10 8H-236q-10 0-10-8z',
      white,
    ) +
    path('M-246-196q2-30 18-32H46q18 0 28 14H-222q-18 0-24 18z', tone.white) +
    path('M-242-206H78l6 10H-244z', low) +
    path('M-246-88H250v32q0 8-10 8H-236q-10 0-10-8z', low) +
    path('M-246-64H250v8q0 8-10 8H-236q-10 0-10-8z', mix(low, tone.slate, 0.35)) +
    battenburg('M-246-110H220', 21, 42) +
    // Flat bonnet, edge of the windscreen, glass.
    path('M104-140l124 8q14 2 20 12l-136-10z', tone.white) +
    path('M66-206l8-4q4 2 8 10l28 60h-14z', mix(tone.glass, tone.ink, 0.25)) +
    path('M-232-190h84q6 0 6 6v34q0 6-6 6h-84z', tone.glass) +
    crossMark(-126, -200, 58) +
    rect(-54, -190, 66, 46, tone.glass, 6) +
    path('M24-190h34q6 0 9 6l18 40H24z', tone.glass) +
    path('M34-144q0-20 18-20t18 20zM44-170q0-15 11-15t11 14q0 12-11 12t-11-11z', '#69422B') +
    path('M34-144q0-21 18-21t18 21z', tone.teal5) +
    path('M43-170q-2-17 12-17 12 0 12 8-10 0-14 2-2 6-5 10z', '#17110E') +
    path(
      'M-222-144l44-46h24l-44 46zM-46-144l42-46h16v12l-32 34zM26-160l22-30h10l-28 40z',
      tone.glassLight,
      0.38,
    ) +
    faded(0.32, stroke('M-136-202V-64M18-202V-64M100-140v40M196-134v26', tone.slate, 2.5, 'butt')) +
    rect(-8, -138, 18, 6, tone.slate, 2) +
    rect(28, -138, 18, 6, tone.slate, 2) +
    rect(94, -166, 15, 26, tone.asphaltDark, 4) +
    // Lamps, grille, bull bar, side markers.
    rect(232, -126, 14, 32, tone.asphaltDark, 3) +
    circle(235, -112, 12, lit ? '#FFF3C9' : '#EEF4F2') +
    path('M222-96h14v10h-14zM-80-62h10v5h-10zM30-62h10v5h-10zM-246-124h8v16h-8z', tone.amber) +
    path('M-246-152h8v26h-8z', tone.beaconRed) +
    stroke('M250-128q10 0 10 12v54M244-96h16', tone.asphaltDark, 7) +
    path('M206-70h60v18q0 6-6 6h-54z', tone.asphaltDark) +
    rect(-62, -46, 160, 8, tone.asphaltDark, 3) +
    // Roof rack with a water can and a board, ladder behind.
    path('M-206-252h30v22h-30z', tone.green) +
    rect(-166, -240, 118, 10, tone.amber, 4) +
    stroke('M-224-244H-16M-220-244v14M-152-244v14M-86-244v14M-20-244v14', tone.slate, 4, 'butt') +
    lightBar(32, -228, 84, beacons) +
    ambulanceWord(-82, -84, 0.95, tone.teal7, false) +
    arch(-146, 52, 46) +
    arch(158, 52, 46) +
    wheel(-146, 41) +
    wheel(158, 41)
  );
}
