import type { Place } from '../frame';
import { texture } from '../nature/foreground';
import { plant, roundTree, treeLine } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { n, path, rect, repeat } from '../svg';
import { tone } from '../tones';
import { crossMark } from '../vehicles/wheels';

/** The yard of a small clinic with a veranda. */
export const clinicyard: Place = {
  horizon: 0.52,
  draw(frame) {
    const { w, h, horizon } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const foot = horizon + h * 0.2;
    const left = w * 0.3;
    const wide = w * 0.62;
    const top = horizon - h * 0.12;
    const bay = wide / 4;
    return (
      sky(frame, 0.14) +
      ridge(frame, horizon, h * 0.06, tint(frame, '#5F9080', 0.5), 12) +
      treeLine(w, horizon + h * 0.06, h * 0.1, tint(frame, tone.leaf, 0.28)) +
      rect(0, horizon + h * 0.06, w, h, t('#9DB07C')) +
      rect(left, top, wide, foot - top, t('#F5EEDC')) +
      rect(left, foot - h * 0.1, wide, h * 0.1, t('#5BA09C')) +
      repeat(4, (i) =>
        i === 2
          ? rect(
              left + bay * i + bay * 0.3,
              top + h * 0.08,
              bay * 0.42,
              foot - top - h * 0.08,
              t('#3E6F70'),
            ) + rect(left + bay * i + bay * 0.34, top + h * 0.1, bay * 0.34, h * 0.08, t('#A9D0CC'))
          : rect(left + bay * i + bay * 0.22, top + h * 0.09, bay * 0.56, h * 0.1, t('#33555A')) +
            path(
              `M${n(left + bay * i + bay * 0.28)} ${n(top + h * 0.18)}l${n(bay * 0.24)}-${n(h * 0.08)}h${n(bay * 0.1)}l-${n(bay * 0.24)} ${n(h * 0.08)}z`,
              t('#6E979A'),
            ),
      ) +
      path(
        `M${n(left - h * 0.05)} ${n(top + h * 0.04)}l${n(h * 0.06)}-${n(h * 0.12)}h${n(wide - h * 0.02)}l${n(h * 0.06)} ${n(h * 0.12)}z`,
        t('#2F7F86'),
      ) +
      path(
        repeat(
          22,
          (i) =>
            `M${n(left - h * 0.03 + i * (wide / 21))} ${n(top + h * 0.04)}l${n(h * 0.01)}-${n(h * 0.12)}h${n(h * 0.004)}l-${n(h * 0.008)} ${n(h * 0.12)}z`,
        ),
        t('#4C9BA0'),
      ) +
      rect(left - h * 0.055, top + h * 0.036, wide + h * 0.11, h * 0.014, t('#1F6168')) +
      crossMark(left + bay * 2.51 - h * 0.045, top - h * 0.055, h * 0.09) +
      path(
        repeat(
          5,
          (i) =>
            `M${n(left - h * 0.03 + i * ((wide + h * 0.05) / 4))} ${n(top + h * 0.05)}h${n(h * 0.014)}V${n(foot)}h-${n(h * 0.014)}z`,
        ),
        t('#E9EFEA'),
      ) +
      rect(left - h * 0.06, foot - h * 0.006, wide + h * 0.12, h * 0.02, t('#C9C3B2')) +
      rect(0, foot + h * 0.012, w, h, t('#D2A477')) +
      path(
        `M0 ${n(foot + h * 0.012)}H${w}v${n(h * 0.02)}q-${n(w * 0.5)} ${n(h * 0.03)}-${w} 0z`,
        t('#BC8F62'),
      ) +
      texture(frame, foot + h * 0.04, t('#B38256')) +
      plant(w * 0.16, foot + h * 0.04, h / 900, roundTree(t))
    );
  },
};
