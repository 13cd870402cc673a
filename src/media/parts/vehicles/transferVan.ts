import { beam, circle, faded, path, rect, stroke } from '../svg';
import { mix, tone } from '../tones';
import { driver, frontWindow, headlamp, mirror, shell, white, windscreen } from './vanShell';
import { arch, shadow, wheel } from './wheels';

/** A patient transfer van: long windows, no roof lamps, a calm teal wave; faces right, 5.3 m, the ground at y 0. */
export const transferVan = ({ beam: lit = false }: { beam?: boolean } = {}): string =>
  shadow(-264, 266, 14) +
  (lit ? path('M258-92 590-76V0H420L260-76z', beam(tone.glow)) : '') +
  rect(-276, -46, 30, 12, tone.asphaltDark, 3) +
  path(shell, white) +
  path('M-256-206q2-28 30-28H44q34 0 58 14 8 4 14 8H-230q-22 0-26 6z', tone.white) +
  path('M-262-92q120-52 250-20t240 2q28 4 38 18 2 8 2 18v38q0 12-12 12H-252q-10 0-10-14z', tone.teal5) +
  path('M-262-70q120-46 250-14t280 8v40q0 12-12 12H-252q-10 0-10-14z', tone.teal7) +
  path('M-262-44H268v8q0 12-12 12H-252q-10 0-10-14z', tone.asphaltDark) +
  // One long band of glass with a passenger, then the driver.
  path('M-246-198H64q8 0 8 8v44H-252q0-28 6-52z', tone.glass) +
  path('M-112-146q2-24 22-24t22 24z', '#C98C2B') +
  circle(-90, -176, 14, '#69422B') +
  path('M-105-178q0-17 15-17t15 15q-14-6-30 2z', '#A19D98') +
  frontWindow() +
  driver('#825334') +
  path('M-232-146l52-52h24l-52 52zM-20-146l52-52h18l-52 52zM92-158v-20l20-20 8 8z', tone.glassLight, 0.38) +
  path('M-156-198h6v52h-6zM-58-198h6v52h-6z', white) +
  windscreen() +
  faded(0.32, stroke('M-58-206V-40M80-206V-40M-64-136h-186', tone.slate, 2.5, 'butt')) +
  rect(-48, -134, 24, 6, tone.slate, 3) +
  rect(90, -130, 22, 6, tone.slate, 3) +
  mirror() +
  headlamp(lit) +
  path('M-262-146h8v40h-8z', tone.beaconRed) +
  path('M-262-104h8v14h-8z', tone.amber) +
  path('M234-80h33l1 10h-24q-8 0-10-10z', mix(tone.teal7, tone.ink, 0.5)) +
  rect(-52, -34, 128, 8, tone.slate, 3) +
  arch(-152, 43, 30) +
  arch(172, 43, 30) +
  wheel(-152, 35) +
  wheel(172, 35);
