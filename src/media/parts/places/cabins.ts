import type { Place } from '../frame';
import { n, path, rect, repeat, stroke } from '../svg';
import { tone } from '../tones';

/** Inside an ambulance: cupboards, grab rail, window and lamps. */
export const cabin: Place = {
  horizon: 0.8,
  draw(frame) {
    const { w, h } = frame;
    const floor = h * 0.86;
    return (
      rect(0, 0, w, h, '#E3EAE6') +
      path(`M0 0H${w}v${n(h * 0.1)}q-${n(w * 0.5)} ${n(h * 0.03)}-${w} 0z`, '#F7F9F5') +
      path(
        repeat(
          3,
          (i) => `M${n(w * (0.12 + i * 0.28))} ${n(h * 0.05)}h${n(w * 0.18)}v${n(h * 0.03)}h-${n(w * 0.18)}z`,
        ),
        '#FFFDF0',
      ) +
      rect(0, h * 0.14, w, h * 0.02, '#B9C6C4') +
      // Window.
      rect(w * 0.05, h * 0.24, w * 0.24, h * 0.25, '#FFFFFF', 14) +
      rect(w * 0.062, h * 0.26, w * 0.216, h * 0.21, frame.light.sky[1], 10) +
      path(
        `M${n(w * 0.062)} ${n(h * 0.42)}q${n(w * 0.06)}-${n(h * 0.06)} ${n(w * 0.11)}-${n(h * 0.03)}t${n(w * 0.106)}-${n(h * 0.01)}v${n(h * 0.08)}q0 ${n(h * 0.01)}-10 10h-${n(w * 0.19)}q-10 0-10-10z`,
        '#6FA37C',
      ) +
      path(
        `M${n(w * 0.1)} ${n(h * 0.46)}l${n(w * 0.06)}-${n(h * 0.2)}h${n(w * 0.03)}l-${n(w * 0.06)} ${n(h * 0.2)}z`,
        '#FFFFFF',
        0.3,
      ) +
      // Cupboards.
      repeat(
        3,
        (i) =>
          rect(w * (0.34 + i * 0.2), h * 0.2, w * 0.18, h * 0.17, i === 1 ? '#BFDAD8' : '#F9FBF8', 5) +
          rect(w * (0.41 + i * 0.2), h * 0.34, w * 0.04, h * 0.012, '#8FA0A4', 2),
      ) +
      path(
        `M${n(w * 0.55)} ${n(h * 0.23)}h${n(w * 0.02)}v${n(h * 0.11)}h-${n(w * 0.02)}zM${n(w * 0.585)} ${n(h * 0.25)}h${n(w * 0.03)}v${n(h * 0.09)}h-${n(w * 0.03)}zM${n(w * 0.63)} ${n(h * 0.24)}h${n(w * 0.02)}v${n(h * 0.1)}h-${n(w * 0.02)}z`,
        tone.teal5,
      ) +
      rect(0, h * 0.6, w, floor - h * 0.6, '#CBD8D5') +
      path(
        repeat(
          24,
          (i) =>
            `M${n(i * (w / 24))} ${n(h * (i % 2 ? 0.625 : 0.6))}h${n(w / 24)}v${n(h * 0.025)}h-${n(w / 24)}z`,
        ),
        tone.hiViz,
      ) +
      path(
        repeat(
          24,
          (i) =>
            `M${n(i * (w / 24))} ${n(h * (i % 2 ? 0.6 : 0.625))}h${n(w / 24)}v${n(h * 0.025)}h-${n(w / 24)}z`,
        ),
        tone.teal7,
      ) +
      rect(0, floor, w, h - floor, '#7F9296') +
      rect(0, floor, w, h * 0.016, '#66797E') +
      stroke(`M${n(w * 0.3)} ${n(h * 0.17)}H${n(w * 0.96)}`, tone.amber, h / 70)
    );
  },
};

/** The cabin of an air ambulance: curved walls, round windows, the wing outside. */
export const aircabin: Place = {
  horizon: 0.8,
  draw(frame) {
    const { w, h } = frame;
    const floor = h * 0.86;
    const hole = (i: number): string => {
      const x = w * (0.1 + i * 0.24);
      return (
        rect(x - h * 0.018, h * 0.2, h * 0.206, h * 0.276, '#FFFFFF', h * 0.1) +
        rect(x, h * 0.218, h * 0.17, h * 0.24, '#9CCFD8', h * 0.08) +
        path(
          `M${n(x)} ${n(h * 0.4)}q${n(h * 0.04)}-${n(h * 0.03)} ${n(h * 0.08)}-${n(h * 0.01)}t${n(h * 0.09)}-${n(h * 0.01)}q0 ${n(h * 0.078)}-${n(h * 0.085)} ${n(h * 0.078)}t-${n(h * 0.085)}-${n(h * 0.058)}z`,
          '#FFF8EA',
        )
      );
    };
    return (
      rect(0, 0, w, h, '#EFE8DA') +
      path(`M0 0H${w}v${n(h * 0.08)}q-${n(w * 0.5)} ${n(h * 0.06)}-${w} 0z`, '#FBF7EC') +
      path(
        `M0 ${n(h * 0.1)}q${n(w * 0.5)} ${n(h * 0.06)} ${w} 0v${n(h * 0.03)}q-${n(w * 0.5)} ${n(h * 0.06)}-${w} 0z`,
        '#CFC4AE',
      ) +
      repeat(4, hole) +
      rect(0, h * 0.6, w, floor - h * 0.6, '#D8CDB8') +
      rect(0, h * 0.6, w, h * 0.02, tone.teal7) +
      rect(0, h * 0.62, w, h * 0.012, tone.hiViz) +
      rect(0, floor, w, h - floor, '#5E7478') +
      rect(0, floor, w, h * 0.016, '#4A5F64')
    );
  },
};
