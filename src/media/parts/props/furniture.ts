import { circle, ellipse, path, rect, repeat, stroke } from '../svg';
import { mix, tone } from '../tones';
import { crossMark } from '../vehicles/wheels';

/** A dispatch desk seen from its side, 1.5 m wide; somebody sits on its left and looks right. */
export const desk = (): string =>
  rect(-4, -76, 170, 7, '#C9B08C', 3) +
  rect(-4, -71, 170, 4, '#9C8260') +
  path('M140-68h16V0h-16z', '#4F666C') +
  path('M6-68h12V0H6z', '#5C757B') +
  rect(96, -82, 40, 5, tone.asphaltDark, 2) +
  path('M112-80l2-20h8l2 20z', tone.asphaltDark) +
  path('M100-146q0-6 6-6l8 1 4 58-8 1q-6 0-6-6z', tone.asphaltDark) +
  path('M100-142l4-4 4 46-4 2z', '#5FC2C4') +
  path('M36-78h34l4-3H40z', '#4A5F64') +
  rect(20, -86, 12, 9, '#E0882F', 2);

/** An office chair seen from its side; the seat at 50 cm. */
export const chair = (colour: string = '#3E6F78'): string =>
  stroke('M-4-44V-10M-24-4-4-14 18-4', '#4A5F64', 5) +
  circle(-24, -4, 4, tone.tyre) +
  circle(18, -4, 4, tone.tyre) +
  rect(-24, -50, 46, 9, colour, 4) +
  path('M-30-104q8-2 10 2l6 46q0 6-6 6-8-2-10-20z', colour);

/** A bench, 2.4 m long, its seat at 46 cm. */
export const bench = (colour: string = '#9C6F4A'): string =>
  ellipse(0, 0, 126, 5, '#06191F', 0.18) +
  path('M-104-42h8V0h-8zM96-42h8V0h-8z', mix(colour, tone.ink, 0.35)) +
  rect(-120, -50, 240, 9, colour, 3) +
  rect(-120, -44, 240, 4, mix(colour, tone.ink, 0.25)) +
  path('M-104-88h8v40h-8zM96-88h8v40h-8z', mix(colour, tone.ink, 0.35)) +
  rect(-120, -92, 240, 12, colour, 3) +
  rect(-120, -74, 240, 10, colour, 3);

/** A wooden school desk with its bench, side view, facing right. */
export const schoolDesk = (): string =>
  path('M10-60h64l4 6H10z', '#B98A5C') +
  path('M60-56h8V0h-8zM14-56h8V0h-8z', '#8A6344') +
  rect(-44, -40, 44, 6, '#B98A5C', 2) +
  path('M-38-36h8V0h-8z', '#8A6344') +
  rect(-40, -8, 108, 5, '#8A6344');

/** A couch for patients, 1.9 m long, 70 cm high; head end to the left. */
export const couch = (): string =>
  ellipse(0, 0, 104, 5, '#06191F', 0.15) +
  path('M-84-58h8V0h-8zM76-58h8V0h-8z', tone.steel) +
  stroke('M-80-20H80', tone.steel, 4, 'butt') +
  rect(-98, -70, 196, 14, '#2C7F86', 6) +
  rect(-98, -70, 196, 5, '#5AA8AC', 3) +
  path('M-98-66-88-84q3-5 10-4l40 18z', '#2C7F86');

/** A reception counter, 3 m long, 1.1 m high, with a screen and a small plant. */
export const counter = (): string =>
  rect(-160, -112, 320, 12, '#F6F1E4', 4) +
  rect(-150, -100, 300, 100, '#C98F5E') +
  path(
    repeat(12, (i) => `M${-140 + i * 25}-100h4V0h-4z`),
    '#B67C4C',
  ) +
  rect(-150, -10, 300, 10, '#8A5F41') +
  crossMark(-26, -84, 52) +
  path('M70-112h34v-5H92v-14h26v-34H60v34h24v14H70z', tone.asphaltDark) +
  path('M-124-112h26l-4-20h-18z', '#B5654A') +
  path('M-111-130q-24-30-30-20 4 18 30 20-6-40 2-44 12 8 0 44 20-30 28-22 0 16-28 22z', '#4B8C62');

/** A market tent with open front and a green mark, 3.4 m wide, 3 m high. */
export const aidTent = (lit = false): string =>
  ellipse(0, 0, 190, 8, '#06191F', 0.2) +
  path('M-170-206h340V0h-340z', lit ? '#F3D9A4' : '#CFDAD6') +
  path('M-170-206h90L-110 0h-60zM170-206H80l30 206h60z', lit ? '#F9EBCB' : '#EEF2EC') +
  path('M80-206h90V0h-60z', lit ? '#E3CFA0' : '#D3DCD6') +
  path('M-196-200-30-300h60l166 100v16q-196 16-392 0z', tone.white) +
  path('M30-300l166 100v16q-70 6-130 8z', '#D5DFDC') +
  path(
    'M-196-200q196 16 392 0v22q-16 12-33 0-16 14-33 1-16 14-33 1-16 14-33 1-16 12-32 0-16 14-33 1-16 14-33 0-16 12-32-1-16 12-33-1-16 12-32-2z',
    tone.teal5,
  ) +
  crossMark(-32, -276, 64) +
  rect(-174, -206, 8, 206, '#9FB0B0') +
  rect(166, -206, 8, 206, '#9FB0B0');

/** A sunshade on a pole, 2.6 m high. */
export const sunshade = (colour: string = tone.teal5): string =>
  rect(-4, -250, 8, 250, '#E9E3D2') +
  path('M-160-200Q-130-280 0-290q130 10 160 90-40 14-80 0-40 14-80 0-40 14-80 0-40 14-80 0z', colour) +
  path('M-80-200Q-70-270 0-290q70 20 80 90-40 14-80 0-40 14-80 0z', mix(colour, '#ffffff', 0.75)) +
  path('M0-290q130 10 160 90-40 14-80 0Q70-270 0-290z', mix(colour, tone.ink, 0.2));

/** A lectern microphone on its stand, 1.5 m high. */
export const microphone = (): string =>
  stroke('M0-3V-140l22-12', tone.line, 4) +
  ellipse(0, -2, 22, 4, tone.slate) +
  rect(16, -164, 22, 12, tone.asphaltDark, 6);

/** A crowd barrier, 2 m long. */
export const barrier = (): string =>
  stroke(
    repeat(9, (i) => `M${-88 + i * 22}-96V-16`),
    '#B4C0BF',
    3,
    'butt',
  ) +
  `<rect x="-98" y="-102" width="196" height="88" rx="8" fill="none" stroke="#8FA0A4" stroke-width="6"/>` +
  path('M-80-14h10V0h-10zM70-14h10V0H70z', '#8FA0A4');

/** The arch of a finishing line, 6 m wide, without words. */
export const arch = (): string =>
  path('M-320 0v-330q0-40 40-40h560q40 0 40 40V0h-60v-290q0-14-14-14h-492q-14 0-14 14V0z', tone.teal5) +
  path('M250-370h30q40 0 40 40V0h-60v-290q0-14-10-14z', tone.teal7) +
  path(
    repeat(12, (i) => `M${-240 + i * 40}-${i % 2 ? 337 : 354}h40v17h-40z`),
    tone.hiViz,
  );
