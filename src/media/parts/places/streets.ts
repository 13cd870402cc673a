import type { Frame, Place } from '../frame';
import { windows } from '../built/skyline';
import { footpath, lamp, road } from '../built/street';
import { bougainvillea, bush, plant, roundTree, treeLine } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { at, n, path, rect, repeat } from '../svg';
import { mix, tone } from '../tones';

/** A block of flats, five floors with balconies. */
function flats(
  frame: Frame,
  x: number,
  base: number,
  width: number,
  floors: number,
  colour: string,
  far = 0,
): string {
  const t = (value: string): string => tint(frame, value, far);
  const story = width * 0.24;
  const height = floors * story;
  const glass = frame.light.lampsOn ? '#D9B36C' : t('#3C6268');
  return (
    rect(x, base - height, width, height, t(colour)) +
    rect(x + width * 0.86, base - height, width * 0.14, height, t(mix(colour, tone.ink, 0.22))) +
    rect(
      x - width * 0.02,
      base - height - story * 0.14,
      width * 1.04,
      story * 0.16,
      t(mix(colour, tone.ink, 0.3)),
    ) +
    rect(x + width * 0.62, base - height - story * 0.6, width * 0.16, story * 0.46, t('#33474C')) +
    repeat(floors, (f) => {
      const y = base - (f + 1) * story;
      return (
        rect(x + width * 0.08, y + story * 0.24, width * 0.14, story * 0.4, glass) +
        rect(x + width * 0.66, y + story * 0.24, width * 0.14, story * 0.4, glass) +
        rect(x + width * 0.3, y + story * 0.16, width * 0.28, story * 0.74, t(mix(colour, tone.ink, 0.36))) +
        rect(x + width * 0.27, y + story * 0.6, width * 0.34, story * 0.32, t('#E9E3D2')) +
        path(
          `M${n(x + width * 0.29)} ${n(y + story * 0.64)}h${n(width * 0.3)}v${n(story * 0.05)}h-${n(width * 0.3)}z`,
          t('#B9C3C1'),
        )
      );
    })
  );
}

/** A residential street with flats, garden walls and a gate. */
export const estate: Place = {
  horizon: 0.56,
  draw(frame) {
    const { w, h, horizon, seed } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const base = horizon + h * 0.07;
    const wallTop = base - h * 0.12;
    const foot = base + h * 0.07;
    const tones = ['#E8D3AE', '#D9B79A', '#CFD8CC', '#E5C9A8', '#C9D3D2'];
    const size = h * 0.46;
    const gate = w * (seed % 2 ? 0.7 : 0.16);
    return (
      sky(frame, 0.2) +
      ridge(frame, horizon - h * 0.1, h * 0.06, tint(frame, '#5C8088', 0.6), 4) +
      repeat(Math.ceil(w / size) + 1, (i) =>
        flats(
          frame,
          i * size * 1.05 - size * 0.4,
          base,
          size * 0.72,
          3 + ((i + seed) % 3),
          tones[(i + seed + 2) % 5] ?? tone.wall,
          0.34,
        ),
      ) +
      treeLine(w, base, h * 0.1, tint(frame, tone.leaf, 0.2)) +
      plant(w * 0.36, base, h / 1250, roundTree(t, seed % 2 ? tone.jacaranda : tone.leaf)) +
      plant(w * 0.96, base, h / 1500, roundTree(t), true) +
      rect(0, wallTop, w, foot - wallTop, t('#E6D7BA')) +
      rect(0, wallTop - h * 0.012, w, h * 0.02, t('#B3694E')) +
      rect(0, foot - h * 0.04, w, h * 0.04, t('#CDB993')) +
      plant(w * 0.5, wallTop + h * 0.05, h / 1500, bougainvillea(t)) +
      plant(w * 0.06, wallTop + h * 0.04, h / 1900, bougainvillea(t), true) +
      rect(gate - h * 0.02, wallTop - h * 0.05, h * 0.03, foot - wallTop + h * 0.05, t('#CDB993')) +
      rect(gate + h * 0.21, wallTop - h * 0.05, h * 0.03, foot - wallTop + h * 0.05, t('#CDB993')) +
      rect(gate + h * 0.01, wallTop - h * 0.03, h * 0.2, foot - wallTop + h * 0.03, t(tone.teal8)) +
      path(
        repeat(
          8,
          (i) =>
            `M${n(gate + h * 0.022 + i * h * 0.024)} ${n(wallTop - h * 0.02)}h${n(h * 0.006)}V${n(foot)}h-${n(h * 0.006)}z`,
        ),
        t(tone.teal5),
      ) +
      repeat(4, (i) =>
        plant(w * (0.08 + i * 0.27), foot + h * 0.012, h / 3600, bush(t, '#5E9A57'), i % 2 > 0),
      ) +
      footpath(frame, foot, foot + h * 0.06) +
      road(frame, foot + h * 0.06)
    );
  },
};

/** An avenue of shops and trees, for races and calls in town. */
export const street: Place = {
  horizon: 0.54,
  draw(frame) {
    const { w, h, horizon, light, seed } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const base = horizon + h * 0.12;
    const wide = h * 0.36;
    const tones = ['#D7B08C', '#E7DCC3', '#9DBDB8', '#CFA58F', '#E9CF9C'];
    const shop = (i: number): string => {
      const x = i * wide - wide * 0.35;
      const tall = h * (0.3 + ((i * 7 + seed) % 4) * 0.045);
      const colour = tones[(i + seed) % 5] ?? tone.wall;
      const pane = light.lampsOn ? '#EFC97F' : t('#3C6268');
      return (
        rect(x, base - tall, wide, tall, tint(frame, colour, 0.1)) +
        rect(x, base - tall, wide, h * 0.016, tint(frame, mix(colour, tone.ink, 0.25), 0.1)) +
        windows(x + wide * 0.16, base - tall + h * 0.05, 4, wide * 0.225, h * 0.05, h * 0.042, pane) +
        rect(x + wide * 0.06, base - h * 0.14, wide * 0.88, h * 0.14, pane) +
        rect(x + wide * 0.5, base - h * 0.14, wide * 0.03, h * 0.14, tint(frame, colour, 0.1)) +
        path(
          `M${n(x + wide * 0.02)} ${n(base - h * 0.14)}l${n(wide * 0.05)}-${n(h * 0.035)}h${n(wide * 0.86)}l${n(wide * 0.05)} ${n(h * 0.035)}z`,
          t(i % 2 ? tone.teal5 : '#E0A84B'),
        )
      );
    };
    return (
      sky(frame, 0.24) +
      ridge(frame, horizon - h * 0.1, h * 0.05, tint(frame, '#5C8088', 0.6), 9) +
      repeat(Math.ceil(w / wide) + 1, shop) +
      repeat(Math.ceil(w / (h * 0.62)), (i) =>
        plant(
          h * (0.2 + i * 0.62),
          base + h * 0.03,
          h / 1700,
          roundTree(t, (i + seed) % 2 ? tone.leaf : tone.jacaranda),
          i % 2 > 0,
        ),
      ) +
      footpath(frame, base, base + h * 0.07) +
      at(w * 0.3, base + h * 0.05, h / 1700, lamp(frame)) +
      at(w * 0.82, base + h * 0.05, h / 1700, lamp(frame)) +
      road(frame, base + h * 0.07)
    );
  },
};
