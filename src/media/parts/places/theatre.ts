import type { Place } from '../frame';
import { ellipse, n, path, poly, rect, repeat } from '../svg';

/** A theatre with curtains, a spotlight and an audience. */
export const theatre: Place = {
  horizon: 0.72,
  draw(frame) {
    const { w, h } = frame;
    const floor = h * 0.72;
    const fold = (x: number, width: number, count: number): string =>
      rect(x, 0, width, floor + h * 0.02, '#5A3450') +
      path(
        repeat(
          count,
          (i) =>
            `M${n(x + (i * width) / count)} 0h${n((width / count) * 0.45)}l${n((width / count) * 0.1)} ${n(floor + h * 0.02)}h-${n((width / count) * 0.5)}z`,
        ),
        '#744768',
      );
    return (
      rect(0, 0, w, h, '#2A1F33') +
      rect(w * 0.12, 0, w * 0.76, floor, '#3B2A45') +
      path(
        repeat(10, (i) => `M${n(w * (0.14 + i * 0.075))} 0h${n(w * 0.03)}v${n(floor)}h-${n(w * 0.03)}z`),
        '#45324F',
      ) +
      poly(
        [w * 0.46, -h * 0.02, w * 0.54, -h * 0.02, w * 0.68, floor + h * 0.08, w * 0.26, floor + h * 0.08],
        '#FFE9B8',
        0.3,
      ) +
      rect(0, floor, w, h * 0.2, '#8A5F41') +
      path(
        repeat(6, (i) => `M0 ${n(floor + h * 0.02 + i * h * 0.028)}h${w}v${n(h * 0.004)}H0z`),
        '#774F35',
      ) +
      ellipse(w * 0.47, floor + h * 0.08, w * 0.22, h * 0.05, '#F7D79A', 0.55) +
      fold(0, w * 0.14, 4) +
      fold(w * 0.86, w * 0.14, 4) +
      path(
        `M0 0H${w}v${n(h * 0.1)}${repeat(8, () => `q-${n(w / 16)} ${n(h * 0.07)}-${n(w / 8)} 0`)}z`,
        '#744768',
      ) +
      rect(0, floor + h * 0.17, w, h * 0.13, '#5B3D2A')
    );
  },
};
