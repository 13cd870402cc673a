import { circle, ellipse, path, rect, repeat, stroke } from '../svg';
import { mix, tone } from '../tones';

/** A wheeled stretcher, 2 m long, bed at 82 cm; its middle at 0, head end to the left. A patient lies on y -82. */
export const stretcher = (): string =>
  ellipse(0, 0, 104, 6, '#06191F', 0.2) +
  stroke('M-70-66 60-14M60-66-70-14', tone.steel, 6, 'butt') +
  stroke('M-78-14H70', mix(tone.steel, tone.ink, 0.3), 5, 'butt') +
  repeat(
    4,
    (i) =>
      circle([-78, -60, 58, 76][i] ?? 0, -8, 8, tone.tyre) +
      circle([-78, -60, 58, 76][i] ?? 0, -8, 3, tone.line),
  ) +
  rect(-102, -74, 206, 8, tone.amber, 4) +
  path('M-98-86q-6 0-6 8v6h208v-8q0-6-8-6z', tone.pine) +
  path('M-98-86q-6 0-6 6l70 0v-6z', '#1B5560') +
  stroke('M-104-78h-14v-16M104-74h16', tone.steel, 5);

/** A stretcher carried by hand, 2.1 m long, bed at y 0. */
export const carriedStretcher = (): string =>
  rect(-118, -4, 236, 7, '#C98C2B', 3) +
  path('M-92-10H92q4 0 4 8H-96q0-8 4-8z', tone.teal5) +
  path('M-92-10h60v8h-64q0-8 4-8z', '#4AA0A6');

/** A pillow under a head that lies left. */
export const pillow = (x: number, y: number): string =>
  rect(x - 24, y - 14, 48, 15, '#FFFFFF', 7) + rect(x - 24, y - 5, 48, 6, '#DDE6E5', 3);

/** A responder's bag, 55 cm wide. */
export const kitBag = (): string =>
  ellipse(2, 0, 34, 4, '#06191F', 0.2) +
  stroke('M-12-34q2-12 12-12t12 12', tone.pineDeep, 4) +
  rect(-30, -36, 60, 36, tone.green, 7) +
  path('M-23-36h46q7 0 7 7v3H-30v-3q0-7 7-7z', '#2A8A57') +
  rect(-30, -22, 60, 4, tone.hiViz) +
  path('M8 0V-36h15q7 0 7 7V-7q0 7-7 7z', '#08542D', 0.55) +
  rect(-9, -26, 18, 18, '#FFFFFF', 3) +
  path('M-2-24h4v5h5v4H2v5h-4v-5h-5v-4h5z', tone.green);

/** An open defibrillator, 32 cm wide. */
export const aed = (): string =>
  ellipse(0, 0, 20, 3, '#06191F', 0.2) +
  stroke('M-9-24v-6q0-3 3-3H7q3 0 3 3v6', tone.ink, 3.5) +
  rect(-18, -27, 37, 27, tone.amber, 5) +
  path('M8-27h6q5 0 5 5V-5q0 5-5 5H8z', '#D39B05') +
  path('M-18-22q0-5 5-5h27q5 0 5 5v1h-37z', '#FBD75B') +
  rect(-13, -20, 18, 12, tone.pine, 2) +
  stroke('M-11-14h4l2-3 2 6 2-3h4', tone.hiViz, 1.2) +
  circle(12, -14, 4, tone.green) +
  circle(11, -15, 1.5, '#7CC49A') +
  rect(-13, -5, 12, 2, '#B98A05', 1) +
  stroke('M19-7q8 6 14 4M19-10q14 0 26 8', tone.slate, 1.5) +
  path('M30-4h11q2 0 2 2t-2 2H28q-1-3 2-4zM44-3h10q2 0 2 2t-2 2H42q0-3 2-4z', '#F6F8F7') +
  path('M32-3h7v1h-7zM46-2h7v1h-7z', tone.teal5);

/** A heart monitor, 34 cm wide, with a calm trace. */
export const monitor = (): string =>
  rect(-20, -34, 40, 34, tone.slate, 5) +
  rect(-20, -34, 40, 5, '#6F838A', 4) +
  rect(-16, -28, 32, 19, '#0A2027', 2) +
  stroke('M-14-19h7l2-5 3 9 2-4h14', tone.hiViz, 1.5) +
  stroke('M-14-12h28', '#5FA9B0', 1.2) +
  circle(-11, -4, 2, tone.amber) +
  circle(-4, -4, 2, tone.line) +
  circle(3, -4, 2, tone.line);

/** A traffic cone, 60 cm high. */
export const cone = (): string =>
  ellipse(3, 0, 26, 4, '#06191F', 0.22) +
  rect(-22, -5, 44, 5, '#B96A20', 2) +
  path('M-16-5-4-60h8L16-5z', '#E0882F') +
  path('M4-60 16-5H4z', '#C26F1E') +
  path('M-9.5-34h19l2.8 13h-24.6z', '#FFF8EA');

/** A training manikin that lies on its back: head and chest, 90 cm long, head to the left. */
export const manikin = (): string =>
  ellipse(0, 0, 56, 4, '#06191F', 0.2) +
  path('M-28-2q-4-16 14-19 40-5 62 1 8 3 6 18z', '#E9D7BE') +
  path('M10-22q24 0 38 2 8 3 6 18H20z', '#2C4A63') +
  path('M-28-2q-2-4-1-8h26q40 0 56-2 2 4 1 10z', '#CDB799') +
  circle(-40, -13, 12.5, '#D9B894') +
  path('M-52-9q4 9 12 9t12-4q-2-5-8-5-8 3-16 0z', '#BD9A76') +
  path('M-44-24.5q2-4 5-5 3 2 3 5.5z', '#D9B894') +
  path('M-49-20h6v1.2h-6zM-36-22h3v1.2h-3z', '#8A6B4C') +
  rect(-33, -9, 10, 6, '#D9B894') +
  path('M-6-20q6-2 12 0l-2 8h-8z', '#B9A283');

/** A wheelchair with its passenger's seat at 50 cm, facing right. */
export const wheelchair = (): string =>
  ellipse(0, 0, 46, 5, '#06191F', 0.2) +
  stroke('M-26-98h-12M-26-98v50h44l10 38h16', tone.slate, 5) +
  rect(-28, -54, 48, 8, tone.teal7, 4) +
  rect(-32, -94, 8, 46, tone.teal7, 4) +
  `<circle cx="-14" cy="-30" r="27" fill="none" stroke="${tone.tyre}" stroke-width="6"/>` +
  stroke('M-14-54v48M-38-30h48M-31-47l34 34M3-47l-34 34', tone.steel, 1.5) +
  circle(-14, -30, 4, tone.slate) +
  circle(30, -8, 8, tone.tyre) +
  stroke('M-22-68h34', tone.slate, 5);

/** A splint along a leg that lies, 80 cm. */
export const splint = (): string =>
  rect(-40, -9, 80, 8, '#E0882F', 4) + repeat(3, (i) => rect(-30 + i * 26, -13, 7, 15, '#2B5F78', 2));
