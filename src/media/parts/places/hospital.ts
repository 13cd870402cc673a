import { windows } from '../built/skyline';
import { road } from '../built/street';
import type { Place } from '../frame';
import { bush, palm, plant, treeLine } from '../nature/trees';
import { ridge, sky, tint } from '../sky';
import { ellipse, glow, n, path, rect, repeat } from '../svg';
import { mix, tone } from '../tones';
import { crossMark } from '../vehicles/wheels';

/** A county hospital: its emergency door under a canopy, on the right of the middle. */
export const hospital: Place = {
  horizon: 0.6,
  draw(frame) {
    const { w, h, horizon, light } = frame;
    const t = (colour: string): string => tint(frame, colour);
    const foot = horizon + h * 0.14;
    const left = w * 0.5 - h * 0.34;
    const wide = w - left + 10;
    const top = horizon - h * 0.36;
    const pane = light.lampsOn ? '#E9C77E' : t('#3C6A70');
    const door = w * 0.5 + h * 0.06;
    const doorWide = h * 0.34;
    const canopy = horizon - h * 0.1;
    const row = (y: number): string =>
      windows(
        left + h * 0.08,
        y,
        Math.floor((wide - h * 0.1) / (h * 0.085)),
        h * 0.085,
        h * 0.055,
        h * 0.05,
        pane,
      );
    return (
      sky(frame, 0.12) +
      ridge(frame, horizon - h * 0.02, h * 0.06, tint(frame, '#5F9080', 0.55), 6) +
      treeLine(w, horizon + h * 0.06, h * 0.08, tint(frame, tone.leaf, 0.3)) +
      rect(0, horizon + h * 0.05, w, h, t('#9DB07C')) +
      plant(w * 0.04, foot, h / 1700, palm(t)) +
      plant(w * 0.16, foot - h * 0.02, h / 2300, palm(t), true) +
      rect(left - h * 0.16, horizon - h * 0.14, h * 0.18, foot - horizon + h * 0.14, t('#D9CFB8')) +
      rect(left - h * 0.17, horizon - h * 0.155, h * 0.2, h * 0.02, t('#B9AE95')) +
      rect(left, top, wide, foot - top, t('#F3ECDD')) +
      rect(left, top, h * 0.03, foot - top, t('#FFFDF6')) +
      rect(left - h * 0.012, top - h * 0.022, wide + 20, h * 0.03, t('#C2B8A2')) +
      rect(left, top + h * 0.115, wide, h * 0.018, t(tone.teal5)) +
      row(top + h * 0.048) +
      row(top + h * 0.16) +
      crossMark(door + doorWide / 2 - h * 0.055, canopy - h * 0.135, h * 0.11) +
      // Door under its canopy.
      rect(
        door,
        canopy + h * 0.02,
        doorWide,
        foot - canopy - h * 0.02,
        light.lampsOn ? '#F8DDA2' : '#2F5F66',
      ) +
      path(
        `M${n(door + doorWide * 0.06)} ${n(canopy + h * 0.07)}h${n(doorWide * 0.27)}V${n(foot)}h-${n(doorWide * 0.27)}zM${n(door + doorWide * 0.67)} ${n(canopy + h * 0.07)}h${n(doorWide * 0.27)}V${n(foot)}h-${n(doorWide * 0.27)}z`,
        light.lampsOn ? '#FBEBC6' : '#6BA0A4',
      ) +
      path(
        `M${n(door + doorWide * 0.08)} ${n(canopy + h * 0.17)}l${n(doorWide * 0.2)}-${n(h * 0.09)}v${n(h * 0.04)}l-${n(doorWide * 0.2)} ${n(h * 0.09)}z`,
        '#FFFFFF',
        0.3,
      ) +
      rect(door - h * 0.09, canopy - h * 0.012, doorWide + h * 0.18, h * 0.05, t(tone.teal7)) +
      rect(door - h * 0.09, canopy - h * 0.012, doorWide + h * 0.18, h * 0.014, t(tone.teal5)) +
      path(
        repeat(
          2,
          (i) =>
            `M${n(door - h * 0.06 + i * (doorWide + h * 0.1))} ${n(canopy + h * 0.038)}h${n(h * 0.02)}V${n(foot)}h-${n(h * 0.02)}z`,
        ),
        t('#E9E3D2'),
      ) +
      (light.lampsOn
        ? ellipse(door + doorWide / 2, foot - h * 0.06, h * 0.34, h * 0.22, glow(tone.glow))
        : '') +
      repeat(Math.ceil((w - door) / (h * 0.12)), (i) =>
        i < 5 ? '' : plant(door + i * h * 0.12, foot + h * 0.005, h / 3800, bush(t)),
      ) +
      repeat(4, (i) =>
        plant(left - h * 0.1 + i * h * 0.09, foot + h * 0.005, h / 4200, bush(t, '#5E9A57'), i % 2 > 0),
      ) +
      rect(0, foot, w, h * 0.045, t('#D3CCBA')) +
      rect(0, foot + h * 0.034, w, h * 0.011, mix(t('#D3CCBA'), tone.ink, 0.2)) +
      road(frame, foot + h * 0.045)
    );
  },
};
