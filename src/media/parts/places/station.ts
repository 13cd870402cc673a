import type { Place } from '../frame';
import { paving } from '../built/ways';
import { texture } from '../nature/foreground';
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
    const left = w * -0.03;
    const wide = Math.min(w * 0.56, h * 0.92);
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
    const floor = mix(t('#B9B8AA'), light.haze, 0.2);
    // Light that falls out of a bay onto the yard.
    const pool = (i: number): string => {
      const x = left + wide * 0.07 + i * wide * 0.3;
      return `M${n(x)} ${n(ground)}h${n(bay)}l${n(h * 0.05)} ${n(h * 0.13)}h-${n(bay * 1.3)}z`;
    };
    return (
      sky(frame, 0.48) +
      cityBehind(frame, horizon, h * 0.38, 0.6) +
      plant(w * 0.95, horizon + h * 0.08, h / 2100, roundTree(t, tone.jacaranda)) +
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
      crossMark(left + wide * 0.84, top - h * 0.1, h * 0.085) +
      rect(0, ground, w, h - ground, floor) +
      rect(0, ground, w, h * 0.012, t('#8F9489')) +
      paving(frame, ground, 0.5, mix(floor, light.shade, 0.3)) +
      (light.lampsOn ? path(repeat(3, pool), tone.glow, 0.4) : '') +
      texture(frame, ground, mix(floor, light.shade, 0.28)) +
      (light.disc ? ellipse(w * 0.5, ground, w * 0.6, h * 0.34, glow(light.disc)) : '')
    );
  },
};
