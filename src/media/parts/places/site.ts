import type { Place } from '../frame';
import { skyline } from '../built/skyline';
import { texture } from '../nature/foreground';
import { treeLine } from '../nature/trees';
import { sky, tint } from '../sky';
import { at, n, path, rect, repeat, stroke } from '../svg';
import { mix, tone } from '../tones';

/** A tower crane, 34 m high, its jib to the right; foot at 0, 0, in cm. */
const crane = (colour: string, dark: string): string =>
  stroke(
    repeat(16, (i) => `M-40 ${-i * 200}l80-200M40 ${-i * 200}l-80-200`),
    colour,
    14,
    'butt',
  ) +
  path('M-52 0V-3240h18V0zM34 0V-3240h18V0z', colour) +
  rect(-60, -3420, 130, 190, dark) +
  rect(70, -3400, 90, 150, mix(dark, tone.glassLight, 0.5)) +
  path(
    'M-20-3420-6-3800h14l14 380zM-700-3460H1750v40H-700zM0-3790 1500-3470v20L0-3770zM0-3790-620-3460v20L0-3770z',
    colour,
  ) +
  stroke(
    repeat(14, (i) => `M${80 + i * 116}-3430l58-90 58 90`),
    colour,
    12,
    'butt',
  ) +
  path('M90-3510H1700v14H90z', colour) +
  rect(-700, -3430, 220, 180, dark) +
  stroke('M1240-3420V-2300', dark, 10, 'butt') +
  path('M1140-2280h200v60h-200z', dark);

/** A concrete frame going up, `bays` wide and `floors` high, each 5 by 3 m. */
const frameWork = (bays: number, floors: number, front: string, inside: string, side: string): string =>
  repeat(floors, (f) => {
    const y = -f * 330;
    const wide = bays * 420;
    return (
      rect(20, y - 330, wide, 300, inside) +
      path(
        repeat(bays + 1, (b) => `M${b * 420} ${y}v-330h44v330z`),
        front,
      ) +
      rect(-40, y - 350, wide + 124, 40, side)
    );
  }) +
  path(
    repeat(
      bays * 3,
      (b) => `M${b * 140 + 10} ${-floors * 330 - 20}v-${90 + ((b * 53) % 60)}h8v${90 + ((b * 53) % 60)}z`,
    ),
    side,
  );

/** A building site with a crane. */
export const site: Place = {
  horizon: 0.56,
  draw(frame) {
    const { w, h, horizon } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const foot = horizon + h * 0.11;
    const scale = Math.round((h / 4700) * 1000) / 1000;
    const stripes = Math.round(w / (h * 0.09));
    return (
      sky(frame, 0.28) +
      skyline(frame, horizon + h * 0.06, h * 0.3, 0.62, frame.seed + 2) +
      treeLine(w, horizon + h * 0.07, h * 0.04, tint(frame, tone.leafDark, 0.3)) +
      at(w * 0.62, foot, Math.round((h / 5900) * 1000) / 1000, crane(t('#E3A52A'), t('#B97F14')), w < 1000) +
      at(
        w * 0.08,
        foot,
        scale,
        frameWork(w > 1000 ? 6 : 3, 4, t('#C2C4BB'), tint(frame, '#71807F', 0.1), t('#A4A9A1')),
      ) +
      stroke(
        repeat(5, (i) => `M${n(w * 0.08 - h * 0.05)} ${n(foot - i * h * 0.07)}h${n(h * 0.05)}`) +
          `M${n(w * 0.08 - h * 0.045)} ${n(foot)}v-${n(h * 0.32)}M${n(w * 0.08 - h * 0.01)} ${n(foot)}v-${n(h * 0.32)}`,
        t('#8FA0A4'),
        h / 160,
        'butt',
      ) +
      rect(0, foot - h * 0.055, w, h * 0.06, t('#2F7F86')) +
      path(
        repeat(
          stripes,
          (i) =>
            `M${n(i * h * 0.09)} ${n(foot - h * 0.018)}h${n(h * 0.045)}v${n(h * 0.018)}h-${n(h * 0.045)}z`,
        ),
        t(tone.hiViz),
      ) +
      path(
        repeat(
          stripes,
          (i) =>
            `M${n(i * h * 0.09)} ${n(foot - h * 0.055)}h${n(h * 0.004)}v${n(h * 0.06)}h-${n(h * 0.004)}z`,
        ),
        t('#1F6168'),
      ) +
      rect(0, foot, w, h, t('#BE9268')) +
      path(`M0 ${n(foot)}H${w}v${n(h * 0.03)}q-${n(w * 0.4)} ${n(h * 0.04)}-${w} 0z`, t('#A67B53')) +
      path(
        `M${n(w * 0.02)} ${n(foot + h * 0.04)}q${n(h * 0.09)}-${n(h * 0.14)} ${n(h * 0.14)}-${n(h * 0.12)} ${n(h * 0.08)} 0 ${n(h * 0.16)} ${n(h * 0.12)}z`,
        t('#D8BC8C'),
      ) +
      path(
        `M${n(w * 0.02)} ${n(foot + h * 0.04)}q${n(h * 0.09)}-${n(h * 0.14)} ${n(h * 0.14)}-${n(h * 0.12)}-${n(h * 0.02)} ${n(h * 0.06)}-${n(h * 0.04)} ${n(h * 0.12)}z`,
        t('#E9D3A6'),
      ) +
      path(
        repeat(
          4,
          (i) =>
            `M${n(w * 0.93 - i * h * 0.045)} ${n(foot + h * 0.05)}h${n(h * 0.04)}v-${n(h * 0.03)}h-${n(h * 0.04)}z`,
        ) +
          repeat(
            3,
            (i) =>
              `M${n(w * 0.93 - h * 0.022 - i * h * 0.045)} ${n(foot + h * 0.018)}h${n(h * 0.04)}v-${n(h * 0.03)}h-${n(h * 0.04)}z`,
          ),
        t('#B5654A'),
      ) +
      texture(frame, foot + h * 0.05, t('#9C7048'), 0.7)
    );
  },
};
