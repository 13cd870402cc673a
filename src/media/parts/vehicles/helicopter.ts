import { circle, ellipse, faded, path, rect, stroke } from '../svg';
import { mix, tone } from '../tones';
import { crossMark } from './wheels';

/** A light twin helicopter, 10.5 m over its body, facing right; on the ground y 0 is under its skids. */
export function helicopter({ flying = false }: { flying?: boolean } = {}): string {
  const white = '#F7F8F3';
  const low = '#D3DCDA';
  return (
    (flying ? '' : ellipse(30, 0, 420, 16, '#06191F', 0.25)) +
    // Tail boom with fin and shrouded rotor.
    path('M-80-246q-200-6-380 4l-30 40q200 30 400 56z', white) +
    path('M-480-206q200 30 400 60v-30q-200-20-394-42z', low) +
    path('M-440-224q200 12 380 14v26q-200-10-398-28z', tone.teal7) +
    path('M-470-216q-40-70-70-120h70q40 50 70 110l-10 40q-10 60-60 60-44-2-50-46 4-40 50-44z', tone.teal7) +
    path('M-540-336h70l16 22h-72z', tone.hiViz) +
    circle(-468, -172, 40, tone.pineDeep) +
    faded(0.6, stroke('M-468-208v72M-504-172h72M-493-197l50 50M-443-197l-50 50', tone.steel, 5)) +
    circle(-468, -172, 9, tone.line) +
    path('M-330-262h90q6 8 0 14h-90z', low) +
    // Mast and engine cowling.
    path('M-130-262q20-44 90-46H60q50 4 70 40z', low) +
    path('M-130-262q20-44 90-46H60q10 0 18 4-6 8-20 8H-40q-60 2-90 34z', white) +
    rect(-12, -360, 24, 58, tone.slate, 4) +
    rect(-52, -322, 20, 14, tone.asphaltDark, 4) +
    // Body.
    path(
      'M-150-240q20-24 60-26H120q80 4 136 66 50 22 58 62-2 34-54 44-110 20-240 18-110-4-140-50-26-60-30-114z',
      white,
    ) +
    path('M-128-150q20 36 148 40 150 2 288-20-4 24-48 36-110 20-240 18-110-4-140-50z', low) +
    path(
      'M-146-190q60 22 160 22 160 2 276-8 16 14 20 30-140 26-290 24-110-2-146-22-14-24-20-46z',
      tone.teal7,
    ) +
    path('M-120-124q40 18 140 18 160 2 288-18-8 14-28 20-130 18-262 16-96-4-130-28z', tone.hiViz) +
    // Glass: cockpit, side windows.
    path('M116-254q74 2 128 58 36 14 54 40-20 6-44 4-50-4-72-28-34 4-60-4-16-36-6-70z', tone.glass) +
    rect(-6, -250, 106, 66, tone.glass, 12) +
    rect(-98, -248, 74, 62, tone.glass, 12) +
    path(
      'M6-184l62-66h24l-62 66zM-88-196l48-52h16v10l-44 48zM128-246q26 2 50 14l-46 48q-14-30-4-62zM226-192q30 14 50 34h-24q-20-8-36-24z',
      tone.glassLight,
      0.35,
    ) +
    path('M142-182q0-26 22-26t22 24zM150-216q0-16 13-16t13 15q0 13-13 13t-13-12z', '#533324') +
    path('M142-182q0-26 22-26t22 24z', tone.pine) +
    path('M148-214q0-20 16-20t15 14q-16-4-20 4-4 8-11 2z', tone.white) +
    faded(0.35, stroke('M-12-256v150M106-254v146', tone.slate, 3)) +
    crossMark(22, -164, 52) +
    circle(286, -134, 7, '#FFF3C9') +
    // Skids.
    stroke('M-64-92q-14 40-30 80M140-92q16 40 26 80', tone.slate, 9) +
    stroke('M-150-12H226q26-2 34-24', tone.asphaltDark, 11) +
    rect(-20, -42, 120, 7, tone.slate, 3) +
    // Rotor: hub and blades, the far pair short.
    (flying
      ? ellipse(0, -356, 560, 14, mix(tone.slate, tone.cloud, 0.5), 0.45) +
        ellipse(120, -354, 400, 6, tone.cloud, 0.4) +
        rect(-20, -364, 40, 16, tone.asphaltDark, 5)
      : path('M20-362q300-2 530 28-300 4-540-14zM-20-362q-300-2-530 22 300 8 540-8z', tone.asphaltDark) +
        path('M10-366q70-18 150-20-60 22-150 34zM-10-366q-70-14-140-14 60 18 140 28z', tone.slate) +
        rect(-28, -368, 56, 18, tone.slate, 6)) +
    rect(-8, -382, 16, 18, tone.asphaltDark, 4)
  );
}
