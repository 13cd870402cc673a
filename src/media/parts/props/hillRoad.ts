import { at, blend, circle, glow, path } from '../svg';
import { mix, tone } from '../tones';
import { dashes } from '../vehicles/wheels';
import { motorcycle } from '../vehicles/motorcycle';
import { cyclist } from './cyclist';

/** Rows of tea bushes along a slope. */
const rows = (line: string, colour: string, width: number): string => dashes(line, colour, width, 11);

/** Cyclists far below on a road that winds through tea hills, a motorcycle responder behind them: 800 by 600. */
export const hillRoad = (): string =>
  `<path d="M0 0h800v300H0z" fill="${blend('#7FB9C6', '#F3E3C4')}"/>` +
  circle(640, 120, 190, glow('#FFF6DC')) +
  circle(640, 120, 34, '#FFF6DC') +
  path('M0 230Q120 130 240 180T470 150 660 190 800 150V330H0z', '#9DBFB8') +
  path('M0 270q150-70 300-20t280-30 220 10V380H0z', '#6FA38F') +
  path('M800 240Q620 250 470 320T120 380L0 370V600H800z', '#4F9166') +
  rows(
    'M800 268Q640 276 500 336T180 396M800 296Q660 304 530 352T220 412M800 326Q690 334 570 372T280 424',
    '#6DAE74',
    9,
  ) +
  // The road comes over the ridge, turns and runs past.
  path(
    'M560 262q-70 20-150 60-110 54-70 84 60 36 250 40 150 6 210 40v114H0V446q190 44 330 20-120-50-40-110 90-70 250-100z',
    mix('#4F9166', tone.ink, 0.2),
  ) +
  path(
    'M560 262q-80 24-160 66-90 50-50 78 60 34 250 38 150 6 200 36v110H0v-96q200 50 380 0-180-40-90-116 90-70 250-112z',
    '#5E6E72',
  ) +
  path('M0 500q220 46 400-6 40-14 10-22 210 0 390 54v14q-200-56-390-52-180 70-410 30z', tone.cloud, 0.5) +
  path('M0 600V560q200 40 380-10t420-10v60z', '#3E7D55') +
  rows('M0 586q200 34 390-12t410-10', '#5DA06A', 14) +
  at(430, 500, 0.92, cyclist('#C98C2B')) +
  at(560, 504, 0.96, cyclist('#F4F1E6', '#69422B')) +
  at(690, 516, 1, cyclist('#B5654A')) +
  at(200, 514, 0.95, motorcycle({ beacons: true })) +
  at(448, 318, 0.3, cyclist('#7C3F58')) +
  at(490, 296, 0.26, cyclist('#DDF04A'));
