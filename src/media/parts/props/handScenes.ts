import { circle, ellipse, glow, path, rect, stroke } from '../svg';
import { mix, tone } from '../tones';
import { dashes } from '../vehicles/wheels';

/** The chest of a training manikin, large, on its mat; what presses stands on 430, 372. 800 by 600. */
export const manikinChest = (): string =>
  rect(0, 0, 800, 600, '#BFD8D4') +
  path('M0 0h330L90 600H0z', '#D0E3DF') +
  rect(560, 60, 170, 210, '#EAF2EF', 10) +
  stroke('M584 170h36l14-40 22 76 18-52 12 16h30', tone.teal5, 7) +
  path('M0 470h800v130H0z', '#0F5C66') +
  path('M0 470h800v16H0z', '#2C7F86') +
  ellipse(420, 520, 420, 26, '#06191F', 0.3) +
  // Head, neck, chest with its jacket.
  path(
    'M20 456q-6-56 24-90 10-30 30-36 22 0 26 22 34 6 44 40 8 40-14 82-40 36-88 18-22-12-22-36z',
    '#D9B894',
  ) +
  path('M20 456q50 40 124-30 4 26-14 48-40 36-88 18-22-12-22-36z', '#BD9A76') +
  path('M56 372q14-10 26-4M96 404q10 6 20 2', '#8A6B4C') +
  path('M116 400q30 40 96-6l10 114H96z', '#C4A17D') +
  path('M150 520q0-90 60-112 90-40 190-40 130 0 260 56 70 40 140 50v46z', '#E9D7BE') +
  path('M520 386q80 12 140 38 70 40 140 50v46H500q40-70 20-134z', '#2C4A63') +
  path('M520 386q80 12 140 38l10 20q-70-26-148-40z', '#3E6080') +
  path('M150 520q0-30 8-54 120 40 360 30 6 10-6 24z', '#CDB799') +
  path('M500 520q8-12 12-24 160-8 288 0v24z', '#1F374C') +
  stroke('M252 420q20 30 10 70', '#CDB799', 6);

/** A patient's side on a stretcher at night: blanket, rail, lights of the beacons behind. 800 by 600. */
export const bedside = (): string =>
  rect(0, 0, 800, 600, '#0D3A48') +
  path('M0 0h800v210H0z', '#0A2A36') +
  circle(130, 110, 260, glow(tone.beaconRed)) +
  circle(640, 90, 300, glow(tone.beaconBlue)) +
  circle(90, 90, 22, '#FFD98A', 0.7) +
  circle(240, 140, 13, '#FFD98A', 0.6) +
  circle(520, 130, 15, '#FFD98A', 0.6) +
  circle(720, 70, 26, '#FFD98A', 0.7) +
  dashes('M380 206h430', tone.hiViz, 34, 58) +
  dashes('M322 206h-330', tone.hiViz, 34, 58) +
  path('M0 300q180-70 420-40t380 10v330H0z', '#CFE3E0') +
  path('M0 340q200-70 400-36t400-4v40q-200-10-400-14T0 420z', '#E4F0ED') +
  path('M0 470q160-40 330 0t470-20v150H0z', '#B4D0CD') +
  stroke('M40 560q180-30 330 0M460 520q140-20 320 10', '#9DBFBB', 7) +
  rect(0, 548, 800, 26, '#C98C2B') +
  rect(0, 566, 800, 10, mix('#C98C2B', tone.ink, 0.3));
