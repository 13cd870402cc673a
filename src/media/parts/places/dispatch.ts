import { walls } from '../built/room';
import type { Place } from '../frame';
import { circle, ellipse, glow, n, path, rect, repeat, seeded, stroke } from '../svg';
import { mix, tone } from '../tones';

/** A wall map of the town: streets, a river, units and one route. */
function wallMap(x: number, y: number, w: number, h: number, seed: number): string {
  const random = seeded(seed);
  const streets =
    repeat(7, (i) => `M${n(x + (w * (i + 0.4)) / 7)} ${n(y)}l${n((random() - 0.5) * w * 0.2)} ${n(h)}`) +
    repeat(4, (i) => `M${n(x)} ${n(y + (h * (i + 0.6)) / 4.4)}l${n(w)} ${n((random() - 0.5) * h * 0.2)}`);
  return (
    rect(x - 8, y - 8, w + 16, h + 16, '#0A2027', 8) +
    `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="${n(x)} ${n(y)} ${n(w)} ${n(h)}">` +
    rect(x, y, w, h, '#12505A') +
    path(
      `M${n(x + w * 0.6)} ${n(y)}q${n(w * 0.18)} ${n(h * 0.1)} ${n(w * 0.2)} ${n(h * 0.34)}t${n(w * 0.2)} ${n(h * 0.2)}V${n(y)}z`,
      '#1D6B5C',
    ) +
    path(
      `M${n(x)} ${n(y + h * 0.62)}q${n(w * 0.14)}-${n(h * 0.04)} ${n(w * 0.24)} ${n(h * 0.14)}t${n(w * 0.1)} ${n(h * 0.24)}H${n(x)}z`,
      '#1D6B5C',
    ) +
    stroke(streets, '#2C7781', h / 80, 'butt') +
    stroke(
      `M${n(x)} ${n(y + h * 0.34)}q${n(w * 0.3)}-${n(h * 0.12)} ${n(w * 0.5)} ${n(h * 0.1)}t${n(w * 0.5)} ${n(h * 0.12)}`,
      '#5FA9B0',
      h / 45,
    ) +
    stroke(
      `M${n(x + w * 0.22)} ${n(y + h * 0.7)}l${n(w * 0.13)}-${n(h * 0.12)} ${n(w * 0.12)} ${n(h * 0.02)} ${n(w * 0.1)}-${n(h * 0.2)} ${n(w * 0.12)} ${n(h * 0.02)}`,
      tone.hiViz,
      h / 34,
    ) +
    circle(x + w * 0.22, y + h * 0.7, h * 0.04, tone.white) +
    circle(x + w * 0.22, y + h * 0.7, h * 0.024, tone.teal5) +
    circle(x + w * 0.69, y + h * 0.42, h * 0.09, tone.amber, 0.3) +
    circle(x + w * 0.69, y + h * 0.42, h * 0.035, tone.amber) +
    circle(x + w * 0.86, y + h * 0.74, h * 0.024, tone.white) +
    circle(x + w * 0.12, y + h * 0.26, h * 0.024, tone.white) +
    '</svg>'
  );
}

/** A side screen with a list of calls. */
const listScreen = (x: number, y: number, w: number, h: number): string =>
  rect(x - 6, y - 6, w + 12, h + 12, '#0A2027', 6) +
  rect(x, y, w, h, '#123F4A') +
  rect(x, y, w, h * 0.14, '#1B7F86') +
  repeat(
    5,
    (i) =>
      circle(
        x + w * 0.1,
        y + h * (0.25 + i * 0.155),
        h * 0.035,
        i === 1 ? tone.amber : i === 3 ? tone.hiViz : '#5FA9B0',
      ) +
      rect(
        x + w * 0.2,
        y + h * (0.225 + i * 0.155),
        w * (0.5 + ((i * 3) % 4) * 0.07),
        h * 0.05,
        '#6FA9AE',
        2,
      ),
  );

/** The dispatch room: a wall map between two lists. Desks stand in front, see props. */
export const dispatch: Place = {
  horizon: 0.7,
  draw(frame) {
    const { w, h, light, seed } = frame;
    const floor = h * 0.74;
    const day = !light.lampsOn;
    const wall = day ? '#C9DAD7' : '#1B5662';
    const mapWide = Math.min(w * 0.5, h * 1.02);
    const mapX = w * 0.5 - mapWide / 2;
    return (
      walls(frame, wall, day ? '#A9B7B2' : '#123F4A', floor) +
      path(
        repeat(
          4,
          (i) =>
            `M${n(w * (0.12 + i * 0.22))} 0h${n(w * 0.1)}l-${n(w * 0.012)} ${n(h * 0.024)}h-${n(w * 0.076)}z`,
        ),
        day ? '#FFFFFF' : '#F7E3B0',
      ) +
      wallMap(mapX, h * 0.08, mapWide, h * 0.5, seed + 2) +
      listScreen(mapX - h * 0.36, h * 0.14, h * 0.28, h * 0.32) +
      listScreen(mapX + mapWide + h * 0.08, h * 0.14, h * 0.28, h * 0.32) +
      (day ? '' : ellipse(w * 0.5, h * 0.34, w * 0.44, h * 0.44, glow('#2FA0A8'))) +
      path(
        repeat(
          9,
          (i) => `M${n(i * (w / 8))} ${n(floor - h * 0.1)}h${n(w / 16)}v${n(h * 0.014)}h-${n(w / 16)}z`,
        ),
        mix(wall, tone.hiViz, day ? 0.5 : 0.35),
      )
    );
  },
};
