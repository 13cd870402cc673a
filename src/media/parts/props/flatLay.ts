import { at, circle, path, rect, repeat, stroke } from '../svg';
import { mix, tone } from '../tones';

const shadow = '#B07C1E';

/** A thing laid on the cloth, with its short shadow to the lower right. */
const laid = (x: number, y: number, turn: number, shade: string, drawing: string): string =>
  at(x + 7, y + 8, 1, `<g transform="rotate(${turn})">${path(shade, shadow)}</g>`) +
  `<g transform="translate(${x} ${y})rotate(${turn})">${drawing}</g>`;

const box = (w: number, h: number): string =>
  `M${-w / 2 + 10}-${h / 2}h${w - 20}q10 0 10 10v${h - 20}q0 10-10 10h-${w - 20}q-10 0-10-10v-${h - 20}q0-10 10-10z`;

const defibrillator = (): string =>
  path(box(230, 190), '#2A8A57') +
  path('M70-95h35q10 0 10 10V85q0 10-10 10H70z', tone.green) +
  rect(-92, -74, 130, 84, tone.pineDeep, 8) +
  stroke('M-80-30h30l10-20 16 44 12-34 10 10h30', tone.hiViz, 5) +
  circle(76, -46, 22, tone.amber) +
  path('M80-62 64-42h10l-4 14 18-20H76z', tone.ink) +
  circle(76, 10, 14, '#7CC49A') +
  path('M-80 36h108v10H-80zM-80 58h76v10h-76z', '#1B6B41');

const pad = (): string =>
  path(box(96, 120), tone.white) +
  path('M-30-44h60v66h-60z', '#D6E4E3') +
  path('M-18-32h36q8 26-4 44h-28q-12-18-4-44z', '#B4C9C9') +
  circle(0, 42, 8, tone.slate);

const scissors = (): string =>
  path('M-6-6 96-44q10 2 8 10L10 8zM-6 6 96 44q10-2 8-10L10-8z', '#C9D5D6') +
  circle(8, 0, 6, tone.slate) +
  `<g fill="none" stroke="${tone.ink}" stroke-width="13"><ellipse cx="-46" cy="-30" rx="34" ry="22" transform="rotate(24 -46 -30)"/><ellipse cx="-46" cy="30" rx="34" ry="22" transform="rotate(-24 -46 30)"/></g>`;

const roll = (): string =>
  circle(0, 0, 42, '#F4EFE2') +
  repeat(3, (i) => `<circle r="${32 - i * 10}" fill="none" stroke="#D2C7AF" stroke-width="3"/>`);

const torch = (): string =>
  rect(-80, -13, 120, 26, tone.ink, 8) +
  path('M36-13 64-24h16v48H64L36 13z', tone.slate) +
  rect(-40, -6, 30, 12, tone.hiViz, 3);

const gloves = (turn: number): string =>
  `<g transform="rotate(${turn})">` +
  path(
    'M-34 90V10q-4-60 2-84 4-8 12 0l4 56 2-72q8-12 16 0l2 70 6-62q8-10 16 0l-2 70 10-34q10-8 14 2l-14 72q-6 30-14 72z',
    '#7FA9C4',
  ) +
  path('M-34 74h54l-2 16h-52z', '#6490AE') +
  '</g>';

/** What a first responder carries, in order on a warm cloth, from above: 800 by 600. */
export const flatLay = (): string =>
  rect(0, 0, 800, 600, '#E0A84B') +
  path('M0 0h520L180 600H0z', '#E8B45C') +
  stroke('M-20 470q300-60 420-20t420-40', mix('#E0A84B', tone.amberText, 0.16), 3) +
  stroke('M228 120q90-60 150-30t60 60M230 180q100 40 130 10t90 20', tone.slate, 6) +
  laid(150, 150, -4, box(230, 190), defibrillator()) +
  laid(410, 170, 10, box(96, 120), pad()) +
  laid(530, 150, -6, box(96, 120), pad()) +
  laid(690, 130, 82, 'M-70-50 100-44v88L-70 50z', scissors()) +
  laid(110, 350, 0, 'M-42 0a42 42 0 1 1 84 0a42 42 0 1 1-84 0z', roll()) +
  laid(210, 380, 0, 'M-34 0a42 42 0 1 1 84 0a42 42 0 1 1-84 0z', roll()) +
  laid(110, 500, -8, box(120, 26), torch()) +
  // Pocket mask, plasters, gloves.
  laid(
    370,
    400,
    0,
    'M0-90q84 50 76 120-20 50-76 50t-76-50Q-84-40 0-90z',
    path('M0-90q84 50 76 120-20 50-76 50t-76-50Q-84-40 0-90z', '#BFE0E2') +
      path('M0-56q50 34 46 80-14 30-46 30t-46-30q-4-46 46-80z', '#E3F1EE') +
      circle(0, 16, 20, tone.white) +
      circle(0, 16, 11, '#8FBCC0'),
  ) +
  laid(540, 390, 8, 'M-60-80h100v170H-60z', gloves(-6) + at(40, 10, 1, gloves(14))) +
  laid(
    706,
    340,
    12,
    box(110, 84),
    path(box(110, 84), tone.green) + path('M-9-30H9v21h21V9H9v21H-9V9h-21V-9h21z', tone.white),
  ) +
  repeat(3, (i) =>
    laid(
      660 + i * 42,
      480 + i * 14,
      -32,
      box(100, 30),
      path(box(100, 30), i % 2 ? '#B98A5C' : '#8A5F41') + rect(-16, -11, 32, 22, '#E7D3B4', 3),
    ),
  ) +
  laid(
    290,
    540,
    4,
    box(150, 40),
    path(box(150, 40), '#E0882F') + path('M-46-20h14v40h-14zM32-20h14v40H32z', '#2B5F78'),
  );
