import type { Frame } from '../frame';
import { texture } from '../nature/foreground';
import { tint } from '../sky';
import { at, ellipse, glow, n, path, rect, stroke } from '../svg';
import { mix, tone } from '../tones';

/** A road across the picture, seen from the side: footpath, kerb, asphalt and lane marks. */
export function road(frame: Frame, top: number, bottom = frame.h, marks: string = '#E9E3CF'): string {
  const { w } = frame;
  const asphalt = tint(frame, tone.asphalt);
  const deep = bottom - top;
  return (
    rect(0, top, w, deep, asphalt) +
    rect(0, top, w, deep * 0.05, mix(asphalt, tone.ink, 0.35)) +
    rect(0, top + deep * 0.62, w, bottom - top - deep * 0.62, mix(asphalt, tone.ink, 0.12)) +
    texture(frame, top, mix(asphalt, frame.light.haze, 0.22)) +
    `<path d="M${n(-w * 0.02)} ${n(top + deep * 0.56)}H${w}" stroke="${tint(frame, marks)}" stroke-width="${n(deep * 0.045)}" stroke-dasharray="${n(w * 0.07)} ${n(w * 0.06)}"/>`
  );
}

/** A paved strip in front of buildings; its kerb is painted black and white. */
export function footpath(frame: Frame, top: number, bottom: number, colour: string = '#B7B5A6'): string {
  const deep = (bottom - top) * 0.22;
  return (
    rect(0, top, frame.w, bottom - top, tint(frame, colour)) +
    rect(0, bottom - deep, frame.w, deep, tint(frame, mix(colour, '#ffffff', 0.35))) +
    `<path d="M0 ${n(bottom - deep / 2)}H${frame.w}" stroke="${tint(frame, '#4A5759')}" stroke-width="${n(deep)}" stroke-dasharray="${n(deep * 3)}"/>`
  );
}

/** A street lamp, 7 m high, its arm to the right; foot at 0, 0, in cm. */
export const lamp = (frame: Frame): string =>
  path('M-7 0-4-640q4-50 60-54l90-4v10l-88 6q-50 4-54 44L7 0z', tint(frame, '#5E6F73')) +
  path('M110-708h56q8 8 4 18h-62z', tint(frame, '#3E5157')) +
  (frame.light.lampsOn
    ? ellipse(138, -684, 24, 7, tone.glow) + ellipse(138, -640, 150, 150, glow(tone.glow))
    : '');

const wheelOf = (): string =>
  `<circle cy="-31" r="32" fill="${tone.tyre}"/><circle cy="-31" r="18" fill="${tone.line}"/><circle cy="-31" r="6" fill="${tone.slate}"/>`;

/** A school bus, 8 m long, facing right. */
export const bus = (colour: string = tone.amber): string =>
  ellipse(8, 0, 420, 14, '#06191F', 0.25) +
  path('M-400-40V-250q0-26 26-26H350q26 0 34 26l16 100V-40z', colour) +
  path('M-400-256q4-20 26-20H350q16 0 24 10H-376q-16 0-24 10z', '#FFE08A') +
  path('M-400-62H400v22q0 10-10 10h-780q-10 0-10-10z', tone.asphaltDark) +
  rect(-400, -140, 800, 16, tone.pine) +
  path(
    'M-376-236h82v72h-82zM-280-236h82v72h-82zM-184-236h82v72h-82zM-88-236h82v72H-88zM8-236h82v72H8zM104-236h82v72h-82z',
    tone.glass,
  ) +
  path('M206-240h60v200h-60zM284-236h74l12 78h-86z', tone.glass) +
  path(
    'M-366-164l60-72h12l-60 72zM-170-164l60-72h8v16l-48 56zM20-164l60-72h10v14l-50 58zM300-158l56-72 4 20-40 52z',
    tone.glassLight,
    0.35,
  ) +
  stroke('M236-240v200', colour, 5, 'butt') +
  rect(-404, -120, 10, 34, tone.beaconRed) +
  path('M384-104h18v26h-16z', '#FFF3C9') +
  at(-250, 0, 1.35, wheelOf()) +
  at(250, 0, 1.35, wheelOf());
