import { notice, pane, walls } from '../built/room';
import type { Frame, Place } from '../frame';
import { circle, n, path, rect, repeat, stroke } from '../svg';
import { tone } from '../tones';

const floorOf = ({ h }: Frame, share: number): number => Math.round(h * share);

/** A training room with a board, windows and mats. */
export const training: Place = {
  horizon: 0.66,
  draw(frame) {
    const { w, h, seed } = frame;
    const floor = floorOf(frame, 0.66);
    const board = w * (seed % 2 ? 0.5 : 0.28) - h * 0.2;
    const wall = seed % 3 === 1 ? '#DCE8E4' : seed % 3 === 2 ? '#EFE5D2' : '#D5E3E6';
    return (
      walls(frame, wall, '#C9B08C', floor) +
      pane(frame, w * 0.06, h * 0.12, h * 0.34, h * 0.3) +
      (w > h * 1.6 ? pane(frame, w * 0.82, h * 0.12, h * 0.34, h * 0.3) : '') +
      rect(board, h * 0.1, h * 0.52, h * 0.34, '#B9C3C1', 4) +
      rect(board + h * 0.012, h * 0.112, h * 0.496, h * 0.316, '#FCFDFB', 3) +
      // The rhythm of compressions and breaths on the board.
      stroke(
        `M${n(board + h * 0.05)} ${n(h * 0.2)}h${n(h * 0.05)}l${n(h * 0.02)}-${n(h * 0.05)} ${n(h * 0.03)} ${n(h * 0.09)} ${n(h * 0.02)}-${n(h * 0.04)}h${n(h * 0.08)}`,
        tone.teal5,
        h / 110,
      ) +
      path(
        `M${n(board + h * 0.32)} ${n(h * 0.15)}h${n(h * 0.14)}v${n(h * 0.012)}h-${n(h * 0.14)}zM${n(board + h * 0.32)} ${n(h * 0.19)}h${n(h * 0.1)}v${n(h * 0.012)}h-${n(h * 0.1)}zM${n(board + h * 0.32)} ${n(h * 0.23)}h${n(h * 0.12)}v${n(h * 0.012)}h-${n(h * 0.12)}z`,
        tone.line,
      ) +
      repeat(3, (i) =>
        circle(
          board + h * (0.09 + i * 0.15),
          h * 0.34,
          h * 0.045,
          ['#BFE0E2', '#F7E3B0', '#CFE3C9'][i] ?? tone.mist,
        ),
      ) +
      repeat(3, (i) =>
        path(
          `M${n(board + h * (0.075 + i * 0.15))} ${n(h * 0.335)}h${n(h * 0.03)}v${n(h * 0.012)}h-${n(h * 0.03)}z`,
          tone.teal7,
        ),
      ) +
      notice(board + h * 0.6, h * 0.14, h * 0.12, h * 0.17, tone.teal5) +
      path(
        `M${n(w * 0.5 - h * 0.5)} ${n(h * 0.84)}h${n(h)}l${n(h * 0.08)} ${n(h * 0.1)}h-${n(h * 1.16)}z`,
        '#2C7F86',
      ) +
      path(
        `M${n(w * 0.5 - h * 0.58)} ${n(h * 0.94)}h${n(h * 1.16)}v${n(h * 0.018)}h-${n(h * 1.16)}z`,
        '#1D5E66',
      )
    );
  },
};

/** A classroom with a blackboard. */
export const classroom: Place = {
  horizon: 0.66,
  draw(frame) {
    const { w, h } = frame;
    const floor = floorOf(frame, 0.68);
    return (
      walls(frame, '#F3E6C8', '#BDA07A', floor) +
      rect(0, floor - h * 0.2, w, h * 0.18, '#77AFA9') +
      rect(w * 0.3, h * 0.1, w * 0.46, h * 0.3, '#8A6344', 4) +
      rect(w * 0.31, h * 0.113, w * 0.44, h * 0.274, '#24504B', 2) +
      stroke(
        `M${n(w * 0.34)} ${n(h * 0.17)}h${n(w * 0.1)}M${n(w * 0.34)} ${n(h * 0.22)}h${n(w * 0.14)}M${n(w * 0.34)} ${n(h * 0.27)}h${n(w * 0.08)}`,
        '#CFE0D8',
        h / 120,
      ) +
      stroke(
        `M${n(w * 0.56)} ${n(h * 0.34)}q${n(w * 0.03)}-${n(h * 0.16)} ${n(w * 0.08)}-${n(h * 0.16)}t${n(w * 0.08)} ${n(h * 0.12)}M${n(w * 0.6)} ${n(h * 0.26)}h${n(w * 0.1)}`,
        '#F2D79A',
        h / 120,
      ) +
      pane(frame, w * 0.04, h * 0.12, w * 0.19, h * 0.26) +
      repeat(4, (i) =>
        rect(
          w * (0.81 + (i % 2) * 0.09),
          h * (0.12 + Math.floor(i / 2) * 0.13),
          w * 0.07,
          h * 0.1,
          ['#F2B98A', '#BFE0E2', '#CFE3C9', '#F7DF9E'][i] ?? tone.sand,
          3,
        ),
      ) +
      repeat(4, (i) =>
        circle(
          w * (0.845 + (i % 2) * 0.09),
          h * (0.165 + Math.floor(i / 2) * 0.13),
          h * 0.024,
          ['#B56B48', tone.teal5, tone.green, tone.amber][i] ?? tone.teal5,
        ),
      )
    );
  },
};
