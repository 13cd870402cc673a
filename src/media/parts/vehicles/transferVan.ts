import { beam, circle, faded, path, rect, stroke } from '../svg';
import { tone } from '../tones';
import { arch, shadow, wheel } from './wheels';

/** A patient transfer van: long windows, no roof lamps, a calm teal wave; faces right, 5.4 m, the ground at y 0. */
export function transferVan({ beam: lit = false }: { beam?: boolean } = {}): string {
  const white = '#F7F8F3';
  return (
    shadow(-268, 270, 14) +
    (lit ? path('M260-98 590-76V0H420L262-76z', beam(tone.glow)) : '') +
    path(
      'M-266-42V-190q0-30 30-32H96q36 0 58 26l54 66q48 6 56 32 6 24 6 56 0 14-12 14H-254q-12 0-12-14z',
      white,
    ) +
    path('M-266-198q4-22 30-24H96q14 0 26 5-8 5-26 5H-232q-22 0-34 14z', tone.white) +
    path('M-266-96q120-46 240-16t232 14q40 2 60 16 4 20 4 36 0 14-12 14H-254q-12 0-12-14z', tone.teal5) +
    path('M-266-74q120-44 240-14t236 8q36 0 58 14 2 12 2 20 0 14-12 14H-254q-12 0-12-14z', tone.teal7) +
    path('M-266-46H270q2 16-12 18H-254q-12-2-12-18z', tone.asphaltDark) +
    path('M-248-192q0-8 8-8H66q8 0 8 8v52H-248z', tone.glass) +
    path('M88-200h32q14 0 22 10l42 50H88z', tone.glass) +
    path(
      'M-230-140l58-60h26l-58 60zM-110-140l58-60h16l-58 60zM18-140l56-58v22l-34 36zM104-140l40-44 8 10-28 34z',
      tone.glassLight,
      0.36,
    ) +
    path('M-170-200h7v60h-7zM-62-200h7v60h-7z', white) +
    // Passenger at the window, driver in front.
    path('M-44-140q2-20 20-20t20 20z', '#C98C2B') +
    circle(-24, -170, 13, '#69422B') +
    path('M-38-172q0-16 14-16t14 14q-14-6-28 2z', '#A19D98') +
    path('M108-140q2-20 20-20t20 20z', tone.teal5) +
    circle(130, -168, 12, '#825334') +
    path('M116-168q0-16 15-15 13 1 12 9-12 0-16 0-3 5-8 12z', '#17110E') +
    path('M140-204q6 2 10 8l54 66-18-2-44-56q-6-8-14-10 6-6 12-6z', tone.asphaltDark) +
    faded(0.4, stroke('M-58-212V-48M80-212V-48', tone.slate, 2, 'butt')) +
    rect(-48, -128, 20, 5, tone.slate, 2) +
    rect(92, -128, 20, 5, tone.slate, 2) +
    path('M176-156q0-6 6-6h8q6 0 6 6v18q0 6-6 6h-12z', tone.asphaltDark) +
    path('M234-120q22 6 28 22l-18 4q-16-6-18-22z', lit ? '#FFF3C9' : '#E9F0EE') +
    path('M-266-140h9v40h-9z', tone.beaconRed) +
    rect(248, -58, 22, 7, tone.asphaltDark, 3) +
    arch(-152, 44, 28) +
    arch(174, 44, 28) +
    wheel(-152, 34) +
    wheel(174, 34)
  );
}
