import { blend, circle, glow, path, stroke } from '../svg';
import { mix, tone } from '../tones';

/** Kilimanjaro above a sea of clouds at sunrise: 800 by 600, without a frame. */
export const kilimanjaro = (): string =>
  `<path d="M0 0h800v440H0z" fill="${blend('#4A8396', '#E9A98C', '#FBDDA3')}"/>` +
  circle(610, 250, 230, glow('#FFF0C4')) +
  circle(610, 262, 34, '#FFF4D6') +
  path(
    'M0 392q110-30 210-92 80-60 120-78 20-8 60-6 46 2 78-2 30 0 60 34 90 90 190 126 50 16 82 18v80H0z',
    '#6E7F92',
  ) +
  path('M390 216q46 2 78-2 30 0 60 34 90 90 190 126 50 16 82 18v80H470q-60-140-80-256z', '#4F6378') +
  path(
    'M268 264q40-34 62-42 20-8 60-6 46 2 78-2 30 0 66 42l-30-8-16 26-26-34-18 40-30-36-20 52-22-46-24 26-10-26-24 34-8-26-22 22z',
    tone.cloud,
  ) +
  path('M390 216q46 2 78-2 30 0 66 42l-30-8-16 26-26-34-18 40-30-36-8 20q-10-30-16-48z', '#D8DDE0') +
  path('M0 372q70-30 130-4 60-30 130 2 70-34 150 2 80-30 150 0 60-30 120-2 60-16 120 0v230H0z', '#F3D3B4') +
  path('M0 412q90-34 160 0 90-34 170 2 70-34 150 0 90-30 170 0 80-24 150 0v190H0z', '#FBE7CD') +
  path('M0 470q120-30 230 2 110-30 220 0 120-30 350 0v130H0z', '#FFF4E2');

/** The wing below the window, running away to its tip. */
export const wingBelow = (): string =>
  path('M800 600H330l214-126q60-30 96-34 12 6 6 20L800 520z', '#F7F8F3') +
  path('M800 600H560l86-140 154 60z', '#D3DCDA') +
  path('M544 474q60-30 96-34 12 6 6 20l-36 14q-34 0-66 0z', tone.teal7) +
  path('M640 440q-2-34 14-58l14 4q-12 30-22 74z', tone.hiViz);

const hole = 'M290 36Q130 36 130 196V404Q130 564 290 564H510Q670 564 670 404V196Q670 36 510 36z';

/** The wall of a cabin around one large window through which the picture behind is seen. */
export const cabinWall = (): string =>
  path(`M0 0H800V600H0z${hole}`, '#E4DAC6') +
  stroke(hole, '#CFC4AE', 56) +
  stroke(hole, '#FBF7EC', 44) +
  stroke(hole, mix('#CFC4AE', tone.slate, 0.25), 6) +
  // A blind drawn a little down.
  path('M290 40H510Q640 40 662 140H138Q160 40 290 40z', '#F4EDDD') +
  path('M135 132H665q2 6 2 14H133q0-8 2-14z', '#CFC4AE') +
  path('M366 136h68q0 18-12 18h-44q-12 0-12-18z', '#B5A88E') +
  path('M0 0V600H70Q40 300 70 0zM800 0V600H730Q760 300 730 0z', '#D8CDB8');
