import { circle, ellipse, path, rect, stroke } from '../svg';
import { mix, tone } from '../tones';
import { crossMark, dashes } from './wheels';

const white = '#F7F8F3';
const low = '#D9E0DD';

/** The shadow of something seen from above; light comes from the upper left. */
const cast = (x: number, y: number, w: number, h: number, rx: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="#06191F" opacity=".28"/>`;

/** An ambulance van from above, facing up: 2 m wide, 5.3 m long, its middle at 0, 0. */
export const vanAbove = (beacons = false): string =>
  cast(-82, -246, 206, 530, 40) +
  path('M-98-150h-20v-20h20zM98-150h20v-20H98z', tone.asphaltDark) +
  path('M-98-200q4-62 98-64 94 2 98 64v444q0 20-18 20H-80q-18 0-18-20z', white) +
  path('M64-258q32 14 34 58v444q0 20-18 20H62z', low) +
  path('M-84-190q84-34 168 0l-14 60q-70-20-140 0z', tone.glass) +
  path('M-84-190q30-12 62-16l-22 72-26 4z', tone.glassLight, 0.45) +
  dashes('M-93-120V250M93-120V250', tone.teal7, 10, 30) +
  dashes('M-93-120V250M93-120V250', tone.hiViz, 10, 30, 30) +
  rect(-84, -118, 168, 366, tone.white, 14) +
  rect(-66, -104, 62, 28, beacons ? tone.beaconRed : '#8E3A33', 8) +
  rect(4, -104, 62, 28, beacons ? tone.beaconBlue : '#35558F', 8) +
  crossMark(-50, -20, 100) +
  rect(-40, 140, 80, 60, low, 8) +
  path('M-30 156h60v6h-60zM-30 170h60v6h-60zM-30 184h60v6h-60z', mix(low, tone.slate, 0.4));

/** A matatu or a car from above, facing up; a matatu is longer and has a stripe and a roof rack. */
export const carAbove = (colour: string, matatu = false): string => {
  const length = matatu ? 250 : 210;
  return (
    cast(-76, -length + 16, 184, length * 2, 40) +
    path(`M-84-${length - 60}q4-58 84-60 80 2 84 60V${length - 40}q0 40-30 40H-54q-30 0-30-40z`, colour) +
    path(`M-70-${length - 86}q70-24 140 0l-12 54q-58-16-116 0z`, tone.glass) +
    path(`M-66 ${length - 36}q66 14 132 0l-8-40q-58 10-116 0z`, tone.glass) +
    rect(-62, -length + 146, 124, length * 2 - 230, mix(colour, tone.white, 0.28), 16) +
    (matatu
      ? path(`M-84-60v240h16V-60zM68-60v240h16V-60z`, tone.amber) +
        stroke(`M-48-40h96M-48 20h96M-48 80h96M-48 140h96M-48-40v180M48-40v180`, tone.slate, 7)
      : '')
  );
};

/** The crown of a tree from above, 6 m wide. */
export const crownAbove = (colour: string): string =>
  ellipse(40, 40, 290, 280, '#06191F', 0.22) +
  path(
    'M-300 20q-30-120 80-150 10-120 140-140 110-60 180 30 140-10 150 110 80 90 0 180-10 130-130 140-90 90-190 20-130 30-160-60-90-40-70-130z',
    mix(colour, tone.ink, 0.22),
  ) +
  path(
    'M-250-20q-20-90 70-120 30-90 130-90 90-30 130 50 80 20 60 90-50 80-150 60-30 70-120 50-110 20-120-40z',
    colour,
  );

/** The crown of a coconut palm from above, 6 m wide. */
export const palmAbove = (colour: string): string =>
  ellipse(50, 50, 200, 190, '#06191F', 0.16) +
  path(
    'M0 0Q-60-150-250-130-110-120 0 0-170-40-270 90-130 10 0 0-110 90-90 260-20 120 0 0 20 140 170 220 120 90 0 0 150 40 270-60 130-60 0 0 90-110 60-270-10-130 0 0-20-130-120-250-80-120 0 0z',
    colour,
  ) +
  circle(0, 0, 26, mix(colour, tone.ink, 0.3));

/** The turboprop from above, facing up: wings 16 m wide, its middle at 0, 0. */
export const turbopropAbove = (): string => {
  const body =
    'M-74-380q0-140 30-220 20-70 44-90 24 20 44 90 30 80 30 220V120q0 200-50 520l120 40q20 10 20 44H-164q0-34 20-44L-24 640Q-74 320-74 120z';
  const wings = 'M0-120 760-10q60 10 60 60l-10 30L0 110-810 80l-10-30q0-50 60-60z';
  return (
    path(`${wings}${body}`, white) +
    path('M0 0h820v50l-10 30L0 110z', low) +
    path('M30-640q44 90 44 260V120q0 200-50 520l120 40q20 10 20 44H0v-300q40-260 40-560 0-280-20-420z', low) +
    path('M660-24l100 14q60 10 60 60l-10 30-170-6zM-660-24l-100 14q-60 10-60 60l10 30 170-6z', tone.teal7) +
    path('M600-33l60 9-20 98-52-2zM-600-33l-60 9 20 98 52-2z', tone.hiViz) +
    path('M-12 420h24l10 300h-44z', tone.teal7) +
    path('M-56-420q56-40 112 0l-10 60q-46-20-92 0z', tone.glass) +
    path('M-28-640q28-60 28-70 0 10 28 70z', tone.teal7) +
    ellipse(0, -680, 150, 14, tone.cloud, 0.6) +
    crossMark(-60, -60, 120)
  );
};
