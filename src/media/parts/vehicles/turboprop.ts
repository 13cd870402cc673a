import { circle, ellipse, faded, path, rect, repeat, stroke } from '../svg';
import { mix, tone } from '../tones';
import { crossMark } from './wheels';

/** How an aircraft stands or flies. */
export interface TurbopropState {
  /** In the air: wheels up, propeller turning. */
  flying?: boolean;
  /** Cargo door behind the wing open, with steps. */
  doorOpen?: boolean;
}

/**
 * A single-engined turboprop, 14.4 m long, facing right. On the ground y 0 is the ground under its wheels; its
 * middle is at x 0.
 */
export function turboprop({ flying = false, doorOpen = false }: TurbopropState = {}): string {
  const white = '#F7F8F3';
  const low = '#D3DCDA';
  const leg = (x: number, top: number): string =>
    stroke(`M${x} ${top}V-30`, tone.steel, 10, 'butt') +
    circle(x, -28, 28, tone.tyre) +
    circle(x, -28, 12, tone.line);
  return (
    (flying ? '' : ellipse(20, 0, 620, 20, '#06191F', 0.25) + leg(470, -120) + leg(66, -110)) +
    `<g transform="${flying ? '' : 'translate(0 42)'}scale(1 1.15)">` +
    (flying ? path('M20-262h140l-60-78q-20-8-50 0z', mix(low, tone.steel, 0.2)) : '') +
    // Fin with its tailplane on top.
    path('M-640-216q-30-150-60-206h96q30 60 120 190l40 28z', tone.teal7) +
    path('M-700-422h96l12 22h-98z', tone.hiViz) +
    path('M-752-432q100-14 190 2 6 10-4 16-90 8-186-4-10-6 0-14z', white) +
    path('M-752-424q90 14 190 2-2 8-6 8-90 8-186-4z', low) +
    // Fuselage.
    path(
      'M-716-214q-4-10 8-14 180-22 330-40Q-300-278-200-280H300q60 4 110 44 120 22 190 44 34 10 36 24-2 18-60 26-120 20-300 24H-110q-200-6-380-46-190-16-226-30z',
      white,
    ) +
    path(
      'M-716-208q60 12 226 22 190 32 390 34H300q200-4 336-24-6 16-60 24-120 20-300 24H-110q-200-6-380-46-190-16-226-30z',
      low,
    ) +
    path(
      'M-200-280H300q30 2 56 16-30 8-70 8H-180q-120 0-200 20l-330 10q180-14 330-42 80-12 180-12z',
      tone.white,
    ) +
    path(
      'M-640-212q200 20 400 22H380q100-2 180-10 0 10-20 16-90 10-210 10H-120q-160-2-330-24-130-4-190-14z',
      tone.teal7,
    ) +
    path('M-480-186q180 22 360 22H310q110-2 220-10l-10 6q-100 10-220 12H-120q-200-2-360-30z', tone.hiViz) +
    // Cabin windows, cockpit, doors.
    repeat(6, (i) => rect(-104 + i * 58, -254, 28, 34, tone.glass, 13)) +
    path('M282-258q40 0 74 26l-6 14h-64q-8-20-4-40zM364-228l38 22-44 2z', tone.glass) +
    path('M296-250q24 0 44 18l-26 12zM308-218l26-32', tone.glassLight, 0.4) +
    faded(0.35, stroke('M230-270v106h40v-106z', tone.slate, 3)) +
    crossMark(-218, -262, 52) +
    (doorOpen
      ? rect(-370, -262, 116, 100, tone.pineDeep, 12) +
        path('M-362-170h100v8h-100z', tone.slate) +
        path('M-372-262l-14-70q60-18 132-10l2 80z', white) +
        path('M-386-332q60-18 132-10v10q-70-8-130 8z', low)
      : faded(0.4, stroke('M-370-256q58-8 116-10v104h-116z', tone.slate, 3))) +
    // Near wing, seen from its end.
    (flying
      ? path('M-40-150H176L24-8q-30 10-76 4z', mix(low, tone.steel, 0.25)) +
        path('M-40-150H176L24-8q-10 4-22 5l116-132H-40z', white) +
        path('M24-8q-30 10-76 4l-2-20h92z', tone.teal7)
      : path('M-50-130q60-26 190-22 40 4 44 14-30 18-170 20-60 0-64-12z', mix(low, tone.steel, 0.35)) +
        path('M-50-134q60-24 190-18 40 4 44 12-90-10-234 6z', white)) +
    // Engine, exhaust, propeller.
    path('M520-204q60 6 100 24v18q-40 10-100 14-10-28 0-56z', mix(low, tone.steel, 0.2)) +
    path('M470-152h52q10 8-2 14l-52-2z', tone.slate) +
    path('M626-194q34 4 40 20-6 16-40 20-8-20 0-40z', tone.asphaltDark) +
    (flying
      ? ellipse(640, -174, 11, 112, tone.cloud, 0.5)
      : path(
          'M634-182q-8-50 4-106 12 2 12 12 2 50-6 96zM634-166q-8 50 2 104 12-2 14-12 2-40-6-92z',
          tone.asphaltDark,
        ) + path('M638-288q12 2 12 12v12l-13-2zM637-62q12-2 13-12v-10l-13 2z', tone.amber)) +
    '</g>' +
    (flying ? '' : leg(122, -108))
  );
}
