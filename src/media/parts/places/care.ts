import { notice, pane, potPlant, walls } from '../built/room';
import type { Frame, Place } from '../frame';
import { at, circle, n, path, rect, repeat, stroke } from '../svg';
import { tone } from '../tones';
import { crossMark } from '../vehicles/wheels';

const floorOf = ({ h }: Frame, share: number): number => Math.round(h * share);

/** A consulting room: bed, height chart, curtain. */
export const clinic: Place = {
  horizon: 0.7,
  draw(frame) {
    const { w, h } = frame;
    const floor = floorOf(frame, 0.7);
    const chart = w * 0.5 + h * 0.02;
    return (
      walls(frame, '#E4EEE8', '#BFD0CC', floor) +
      rect(0, floor - h * 0.22, w, h * 0.2, '#A9CFC8') +
      rect(0, floor - h * 0.225, w, h * 0.012, '#FFFFFF') +
      pane(frame, w * 0.08, h * 0.12, h * 0.42, h * 0.3) +
      // Height chart.
      rect(chart, h * 0.14, h * 0.09, floor - h * 0.17, '#FFF6DC', 3) +
      path(
        repeat(
          10,
          (i) =>
            `M${n(chart)} ${n(h * 0.17 + i * ((floor - h * 0.22) / 10))}h${n(h * (i % 2 ? 0.03 : 0.05))}v${n(h * 0.006)}h-${n(h * (i % 2 ? 0.03 : 0.05))}z`,
        ),
        tone.teal5,
      ) +
      repeat(4, (i) =>
        circle(
          chart + h * 0.068,
          h * 0.22 + i * h * 0.11,
          h * 0.012,
          [tone.amber, tone.teal5, '#B56B48', tone.green][i] ?? tone.amber,
        ),
      ) +
      // Cupboard and notices.
      rect(w * 0.74, h * 0.1, h * 0.36, h * 0.2, '#FBFBF6', 4) +
      path(
        `M${n(w * 0.74 + h * 0.178)} ${n(h * 0.11)}h${n(h * 0.004)}v${n(h * 0.18)}h-${n(h * 0.004)}z`,
        '#C9D5D6',
      ) +
      crossMark(w * 0.74 + h * 0.06, h * 0.165, h * 0.07) +
      notice(w * 0.74 + h * 0.42, h * 0.12, h * 0.12, h * 0.17, '#F2B98A') +
      // Mobile of clouds and stars for small visitors.
      stroke(
        `M${n(w * 0.64)} 0v${n(h * 0.1)}M${n(w * 0.67)} 0v${n(h * 0.15)}M${n(w * 0.7)} 0v${n(h * 0.08)}`,
        '#9FB4B2',
        h / 300,
      ) +
      circle(w * 0.64, h * 0.12, h * 0.022, tone.amber) +
      circle(w * 0.67, h * 0.17, h * 0.022, tone.teal5) +
      circle(w * 0.7, h * 0.1, h * 0.022, '#CC8460')
    );
  },
};

/** A reception with a counter on the right; the counter itself stands in front of people, see props. */
export const reception: Place = {
  horizon: 0.7,
  draw(frame) {
    const { w, h } = frame;
    const floor = floorOf(frame, 0.7);
    return (
      walls(frame, '#F0E8D8', '#C8B494', floor) +
      pane(frame, w * 0.06, h * 0.14, h * 0.56, h * 0.36, 3) +
      rect(w * 0.46, 0, w * 0.42, floor - h * 0.02, '#2B7980') +
      path(
        repeat(
          14,
          (i) => `M${n(w * 0.46 + i * w * 0.03)} 0h${n(w * 0.003)}v${n(floor - h * 0.02)}h-${n(w * 0.003)}z`,
        ),
        '#226A71',
      ) +
      crossMark(w * 0.51, h * 0.16, h * 0.13) +
      // Wall calendar with one marked day.
      rect(w * 0.75, h * 0.14, h * 0.24, h * 0.25, '#FFFFFF', 4) +
      rect(w * 0.75, h * 0.14, h * 0.24, h * 0.05, tone.amber, 4) +
      path(
        repeat(
          20,
          (i) =>
            `M${n(w * 0.75 + h * (0.022 + (i % 5) * 0.042))} ${n(h * (0.21 + Math.floor(i / 5) * 0.042))}h${n(h * 0.028)}v${n(h * 0.026)}h-${n(h * 0.028)}z`,
        ),
        '#CFDDDC',
      ) +
      path(
        `M${n(w * 0.75 + h * 0.106)} ${n(h * 0.252)}h${n(h * 0.028)}v${n(h * 0.026)}h-${n(h * 0.028)}z`,
        tone.teal5,
      ) +
      circle(w * 0.69, h * 0.2, h * 0.05, '#FFFFFF') +
      stroke(
        `M${n(w * 0.69)} ${n(h * 0.17)}V${n(h * 0.2)}l${n(h * 0.02)} ${n(h * 0.012)}`,
        tone.ink,
        h / 150,
      ) +
      at(w * 0.93, floor + h * 0.03, h / 380, potPlant())
    );
  },
};
