import type { Place } from '../frame';
import { bush, plant, roundTree } from '../nature/trees';
import { sky, tint } from '../sky';
import { ellipse, glow, n, path, rect, repeat } from '../svg';
import { mix, tone } from '../tones';
import { crossMark } from '../vehicles/wheels';
import { cityBehind } from './city';

/** The ambulance station: three bays with open doors, the town behind. */
export const station: Place = {
  horizon: 0.6,
  draw(frame) {
    const { w, h, horizon, light } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const left = w * 0.04;
    const wide = Math.min(w * 0.62, h * 0.98);
    const top = horizon - h * 0.17;
    const ground = horizon + h * 0.1;
    const bay = wide * 0.27;
    const inside = light.lampsOn ? '#F6D79A' : mix(tone.glass, tone.slate, 0.35);
    const door = (i: number): string => {
      const x = left + wide * 0.07 + i * wide * 0.3;
      const y = top + h * 0.07;
      const tall = ground - y;
      return (
        rect(x, y, bay, tall, inside) +
        rect(x, y + tall * 0.74, bay, tall * 0.26, mix(inside, tone.ink, 0.22)) +
        rect(x, y, bay, h * 0.022, t('#8FA4A6')) +
        path(
          [0.34, 0.54]
            .map(
              (share) =>
                `M${n(x + bay * 0.1)} ${n(y + tall * share)}h${n(bay * 0.8)}v${n(h * 0.01)}h-${n(bay * 0.8)}z` +
                repeat(4, (k) =>
                  k === i
                    ? ''
                    : `M${n(x + bay * (0.14 + k * 0.19))} ${n(y + tall * share)}v-${n(tall * (0.09 + ((k + i) % 3) * 0.02))}h${n(bay * 0.14)}v${n(tall * (0.09 + ((k + i) % 3) * 0.02))}z`,
                ),
            )
            .join(''),
          mix(inside, tone.ink, 0.22),
        ) +
        (light.lampsOn ? ellipse(x + bay / 2, y + tall * 0.5, bay * 0.7, tall * 0.7, glow(tone.glow)) : '')
      );
    };
    return (
      sky(frame, 0.24) +
      cityBehind(frame, horizon, h * 0.48, 0.8) +
      plant(w * 0.95, horizon + h * 0.08, h / 1500, roundTree(t, tone.jacaranda)) +
      rect(0, horizon + h * 0.02, w, h, t('#A9B09C')) +
      plant(w * 0.72, horizon + h * 0.06, h / 2400, bush(t)) +
      plant(w * 0.82, horizon + h * 0.065, h / 2600, bush(t), true) +
      rect(left, top, wide, ground - top, t('#EFE9DA')) +
      rect(left + wide * 0.93, top, wide * 0.07, ground - top, t('#CFC6B2')) +
      rect(left - wide * 0.02, top - h * 0.035, wide * 1.04, h * 0.055, t(tone.teal7)) +
      rect(left - wide * 0.02, top - h * 0.035, wide * 1.04, h * 0.012, t(tone.teal5)) +
      path(
        repeat(
          16,
          (i) =>
            `M${Math.round(left + (i * wide) / 16)} ${Math.round(top + h * 0.02)}h${Math.round(wide / 32)}v${Math.round(h * 0.014)}h-${Math.round(wide / 32)}z`,
        ),
        t(tone.hiViz),
      ) +
      repeat(3, door) +
      crossMark(left + wide * 0.44, top - h * 0.1, h * 0.085) +
      rect(0, ground, w, h - ground, t('#B9B8AA')) +
      rect(0, ground, w, h * 0.012, t('#8F9489')) +
      path(
        repeat(
          3,
          (i) =>
            `M${Math.round(left + wide * 0.07 + i * wide * 0.3)} ${Math.round(ground)}l-${Math.round(h * 0.05)} ${Math.round(h * 0.1)}h${Math.round(h * 0.012)}l${Math.round(h * 0.05)}-${Math.round(h * 0.1)}z`,
        ),
        t(tone.amber),
      ) +
      path(
        `M0 ${Math.round(h * 0.9)}q${Math.round(w * 0.5)}-${Math.round(h * 0.03)} ${w} 0V${h}H0z`,
        t('#A9A99C'),
      )
    );
  },
};
