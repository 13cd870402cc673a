import type { Frame, Place } from '../frame';
import { texture } from '../nature/foreground';
import { bush, plant, roundTree, treeLine } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { at, n, path, rect, repeat } from '../svg';
import { mix, tone } from '../tones';

/** A block of classrooms with a veranda and a sheet-iron roof, 26 m long, 4.6 m high; foot at 0, 0, in cm. */
function schoolBlock(t: (colour: string) => string, rooms = 4): string {
  const wide = rooms * 520;
  const room = (i: number): string => {
    const x = i * 520;
    return (
      rect(x + 40, -230, 96, 230, t('#5E7C74')) +
      rect(x + 40, -230, 96, 12, t('#3F5B55')) +
      rect(x + 186, -220, 280, 118, t('#33555A')) +
      path(
        `M${x + 186}-220h280v10H${x + 196}v108h-10zM${x + 272}-220h10v118h-10zM${x + 368}-220h10v118h-10zM${x + 186}-166h280v8h-280z`,
        t('#DCE7E2'),
      ) +
      path(`M${x + 200}-112l56-60v22l-38 38zM${x + 296}-112l56-60v22l-38 38z`, t('#6E979A'))
    );
  };
  return (
    rect(0, -300, wide, 300, t('#F1E2BF')) +
    rect(0, -92, wide, 92, t('#3E8187')) +
    rect(0, -100, wide, 8, t('#E9D39E')) +
    rect(0, -300, wide, 46, t('#C9B68D')) +
    repeat(rooms, room) +
    path(`M-50-300 60-452H${wide - 60}L${wide + 50}-300z`, t('#9C5A44')) +
    path(
      repeat(rooms * 9, (i) => `M${n(-20 + i * (wide / (rooms * 9)))}-300l14-152h5l-13 152z`),
      t('#B87058'),
    ) +
    rect(-54, -306, wide + 108, 14, t('#7C4433')) +
    path(
      repeat(rooms + 1, (i) => `M${i * ((wide + 60) / rooms) - 38}-294h14V0h-14z`),
      t('#E9EFEA'),
    ) +
    rect(-60, -10, wide + 120, 16, t('#B9B4A2'))
  );
}

/** A flagpole, 8 m high, with a flag of plain colours. */
const flagpole = (t: (colour: string) => string): string =>
  path('M-6 0-4-800h8L6 0z', t('#D5DEDC')) +
  path('M4-790q60-26 110-4t110-6v50q-60 26-110 6T4-742z', t(tone.teal5)) +
  path('M4-774q60-26 110-4t110-6v14q-60 24-110 4T4-758z', t(tone.hiViz)) +
  path('M4-742q60-24 110-2t110-6v50q-60 26-110 6T4-694z', t(tone.teal7)) +
  path('M-44 0q6-26 44-26T44 0z', t('#EFE9DA'));

const groundOf = (frame: Frame): string => mix(tint(frame, '#D2A477'), frame.light.sky[2], 0.1);

/** A school yard. */
export const school: Place = {
  horizon: 0.5,
  draw(frame) {
    const { w, h, horizon } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const scale = Math.round((h / 1050) * 100) / 100;
    const foot = horizon + h * 0.15;
    return (
      sky(frame, 0.16) +
      ridge(frame, horizon - h * 0.02, h * 0.06, tint(frame, '#5F9080', 0.55), frame.seed + 5) +
      treeLine(w, horizon + h * 0.05, h * 0.1, tint(frame, tone.leaf, 0.3)) +
      plant(w * 0.02, foot, h / 900, roundTree(t, tone.jacaranda)) +
      rect(0, horizon + h * 0.05, w, h, t('#8FA36A')) +
      at(w * 0.14, foot, scale, schoolBlock(t, Math.ceil((w * 0.7) / (520 * scale)))) +
      rect(0, foot, w, h, groundOf(frame)) +
      path(
        `M0 ${n(foot)}H${w}v${n(h * 0.03)}q-${n(w * 0.5)} ${n(h * 0.03)}-${w} 0z`,
        mix(groundOf(frame), tone.earthDark, 0.25),
      ) +
      repeat(6, (i) =>
        plant(w * (0.2 + i * 0.13), foot + h * 0.012, h / 4200, bush(t, i % 2 ? '#5E9A57' : tone.leaf)),
      ) +
      at(w * 0.87, foot + h * 0.05, scale * 0.8, flagpole(t), w < h * 1.6) +
      texture(frame, foot + h * 0.04, mix(groundOf(frame), tone.earthDark, 0.4))
    );
  },
};
