import { potPlant, walls } from '../built/room';
import { windows } from '../built/skyline';
import type { Frame, Place } from '../frame';
import { at, n, path, rect, repeat } from '../svg';
import { mix, tone } from '../tones';

const floorOf = ({ h }: Frame, share: number): number => Math.round(h * share);

/** A quiet office at a window above the town. */
export const office: Place = {
  horizon: 0.72,
  draw(frame) {
    const { w, h } = frame;
    const floor = floorOf(frame, 0.8);
    const x = w * 0.44;
    const shelf = (y: number): string =>
      rect(w * 0.06, y, w * 0.24, h * 0.016, '#9C6F4A') +
      repeat(11, (i) => {
        const tall = h * (0.09 + ((i * 5) % 4) * 0.012);
        return i === 6
          ? ''
          : rect(
              w * (0.068 + i * 0.0205),
              y - tall,
              w * 0.016,
              tall,
              [tone.teal7, '#C98C2B', tone.pine, '#DCC8A2', '#70405B', tone.teal5][i % 6] ?? tone.teal7,
              1,
            );
      });
    return (
      walls(frame, '#E9E1CF', '#B0926C', floor) +
      shelf(h * 0.26) +
      shelf(h * 0.44) +
      shelf(h * 0.62) +
      rect(x - 12, h * 0.08, w * 0.5 + 24, h * 0.5 + 12, '#FBFBF6') +
      `<svg x="${n(x)}" y="${n(h * 0.08 + 12)}" width="${n(w * 0.5)}" height="${n(h * 0.5 - 12)}" viewBox="0 0 800 320">` +
      rect(0, 0, 800, 320, frame.light.sky[1]) +
      path('M0 250q160-60 300-30t500-30v130H0z', mix('#5C8088', frame.light.haze, 0.55)) +
      repeat(11, (i) => {
        const tall = 90 + ((i * 61) % 120);
        const colour = mix(['#6F8E93', '#A58D78', '#5E8088'][i % 3] ?? tone.steel, frame.light.haze, 0.3);
        return (
          rect(i * 76 - 10, 320 - tall, 58, tall, colour) +
          rect(i * 76 + 28, 320 - tall, 20, tall, mix(colour, tone.ink, 0.16)) +
          windows(i * 76 + 2, 330 - tall, 4, 13, tall - 20, 6, mix(colour, tone.ink, 0.25))
        );
      }) +
      '</svg>' +
      rect(x + w * 0.16, h * 0.08, 8, h * 0.5, '#FBFBF6') +
      rect(x + w * 0.33, h * 0.08, 8, h * 0.5, '#FBFBF6') +
      rect(x - 24, h * 0.58 + 6, w * 0.5 + 48, h * 0.024, '#DDE3DF') +
      at(w * 0.36, floor + h * 0.02, h / 320, potPlant())
    );
  },
};

/** The kit store: shelves of bags, boxes and cylinders. */
export const store: Place = {
  horizon: 0.72,
  draw(frame) {
    const { w, h } = frame;
    const floor = floorOf(frame, 0.8);
    const box = (x: number, y: number, s: number, i: number): string => {
      const colour = ['#2B8087', '#E0882F', '#F4F1E6', '#0B6B3A', tone.hiViz, '#486784'][i % 6] ?? tone.teal5;
      const tall = s * (0.62 + ((i * 3) % 3) * 0.14);
      return (
        rect(x, y - tall, s, tall, colour, 5) +
        rect(x, y - tall, s, tall * 0.2, mix(colour, '#ffffff', 0.28), 5) +
        rect(x + s * 0.3, y - tall * 0.62, s * 0.4, tall * 0.3, mix(colour, '#ffffff', 0.7), 3)
      );
    };
    const shelves = [0.27, 0.48, 0.69];
    return (
      walls(frame, '#DCE5E2', '#A9B5B1', floor) +
      rect(w * 0.06, h * 0.06, w * 0.88, h * 0.74, '#BFCBC9') +
      shelves
        .map(
          (share, r) =>
            rect(w * 0.06, h * share, w * 0.88, h * 0.02, '#7F9296') +
            rect(w * 0.06, h * (share + 0.02), w * 0.88, h * 0.02, '#A9B7B6') +
            repeat(8, (i) =>
              (i + r) % 4 === 3 ? '' : box(w * (0.085 + i * 0.107), h * share, w * 0.085, i + r * 3),
            ),
        )
        .join('') +
      path(
        repeat(
          4,
          (i) =>
            `M${n(w * (0.055 + i * 0.293))} ${n(h * 0.05)}h${n(w * 0.014)}V${n(floor + h * 0.02)}h-${n(w * 0.014)}z`,
        ),
        '#66797E',
      )
    );
  },
};
