import type { Place } from '../frame';
import { circle, n, path, rect, repeat } from '../svg';

/** A table top, close, in front of a soft room. */
export const tabletop: Place = {
  horizon: 0.62,
  draw(frame) {
    const { w, h } = frame;
    return (
      rect(0, 0, w, h, '#CFE0DC') +
      path(`M0 0H${n(w * 0.5)}L${n(w * 0.2)} ${h}H0z`, '#DEEAE6') +
      rect(w * 0.6, h * 0.06, w * 0.34, h * 0.36, '#E9F1EE', 8) +
      rect(w * 0.62, h * 0.08, w * 0.3, h * 0.32, '#B7D6D4', 4) +
      circle(w * 0.18, h * 0.24, h * 0.12, '#E6EFEA') +
      rect(0, h * 0.58, w, h * 0.42, '#B98A5C') +
      rect(0, h * 0.58, w, h * 0.03, '#D3A778') +
      path(
        repeat(
          4,
          (i) =>
            `M0 ${n(h * (0.68 + i * 0.085))}q${n(w * 0.5)} ${n(h * 0.012)} ${w} 0v${n(h * 0.005)}q-${n(w * 0.5)} ${n(h * 0.012)}-${w} 0z`,
        ),
        '#A67A4F',
      )
    );
  },
};
