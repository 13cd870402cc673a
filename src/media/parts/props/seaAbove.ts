import { at, path, repeat, stroke } from '../svg';
import { palmAbove } from '../vehicles/fromAbove';

/** A coast from high above: sand, surf, reef and deep sea, with palms on the shore; 800 by 600. */
export const seaAbove = (): string =>
  path('M0 0h800v600H0z', '#1C7F92') +
  path('M0 150Q200 210 330 340T520 600H0z', '#37A6AC') +
  path('M0 250q180 60 280 180t110 170H0z', '#74CBC2') +
  // The reef as broken lines, then surf and sand.
  `<path d="M0 176q200 64 316 184t190 240" fill="none" stroke="#BFE6DC" stroke-width="12" stroke-linecap="round" stroke-dasharray="46 34 8 40"/>` +
  path('M0 352q130 30 206 116t96 132H0z', '#F4FBF4') +
  path('M0 366q124 30 196 110t88 124H0z', '#D8C79E') +
  path('M0 384q116 30 180 104t80 112H0z', '#F0DDB0') +
  path('M0 500q60 10 92 40t30 60H0z', '#7DA869') +
  stroke(
    repeat(9, (i) => `M${430 + ((i * 137) % 330)} ${40 + ((i * 83) % 520)}q14-8 28 0`),
    '#5FB4BC',
    5,
  ) +
  // A dhow and its wake.
  path('M690 470l26-44 10 44-18 14z', '#F4EFE2') +
  path('M684 474q24 6 50-2-6 18-26 18t-24-16z', '#8A5F41') +
  at(150, 560, 0.4, palmAbove('#3F7A4E')) +
  at(40, 470, 0.46, palmAbove('#2F6B4F')) +
  at(30, 590, 0.5, palmAbove('#4B8C62')) +
  at(190, 470, 0.3, palmAbove('#4B8C62'));
