import { treeLine } from '../nature/trees';
import type { Frame } from '../frame';
import { tint } from '../sky';
import { blend, n, path, rect } from '../svg';
import { mix, tone } from '../tones';

/** Walls, skirting and floor of a room; the light falls in from the upper left. */
export function walls(frame: Frame, wall: string, floor: string, floorTop: number): string {
  const { w, h } = frame;
  const shine = frame.light.lampsOn ? 0.05 : 0.28;
  return (
    rect(0, 0, w, floorTop, wall) +
    path(`M0 0H${n(w * 0.42)}L${n(w * 0.14)} ${n(floorTop)}H0z`, mix(wall, '#ffffff', shine), 0.5) +
    rect(0, floorTop - h * 0.02, w, h * 0.02, mix(wall, tone.ink, 0.16)) +
    rect(0, floorTop, w, h - floorTop, floor) +
    path(`M0 ${n(floorTop)}H${w}v${n(h * 0.02)}H0z`, mix(floor, tone.ink, 0.14)) +
    path(
      `M${n(w * 0.3)} ${n(floorTop + h * 0.02)}H${n(w * 0.56)}L${n(w * 0.4)} ${h}H${n(w * 0.04)}z`,
      mix(floor, '#ffffff', shine),
      0.5,
    )
  );
}

/** A window with sky, hills and leaves outside. */
export function pane(frame: Frame, x: number, y: number, w: number, h: number, columns = 2): string {
  const bar = Math.max(4, w * 0.025);
  const bars = Array.from({ length: columns - 1 }, (_, i) =>
    rect(x + ((i + 1) * w) / columns - bar / 2, y, bar, h, tone.white),
  ).join('');
  return (
    rect(x - bar * 1.6, y - bar * 1.6, w + bar * 3.2, h + bar * 3.2, '#FBFBF6') +
    rect(x, y, w, h, blend(frame.light.sky[1], frame.light.sky[2])) +
    path(
      `M${n(x)} ${n(y + h * 0.72)}q${n(w * 0.25)}-${n(h * 0.2)} ${n(w * 0.5)}-${n(h * 0.06)}t${n(w * 0.5)}-${n(h * 0.02)}V${n(y + h)}H${n(x)}z`,
      mix('#5F9080', frame.light.haze, 0.4),
    ) +
    `<g transform="translate(${n(x)} ${n(y)})">${treeLine(w * 0.82, h, h * 0.2, tint(frame, tone.leaf, 0.1))}</g>` +
    path(
      `M${n(x + w * 0.1)} ${n(y + h)}L${n(x + w * 0.34)} ${n(y)}h${n(w * 0.12)}L${n(x + w * 0.22)} ${n(y + h)}z`,
      '#FFFFFF',
      0.22,
    ) +
    bars +
    rect(x - bar * 2.4, y + h + bar, w + bar * 4.8, bar * 1.4, '#DDE3DF')
  );
}

/** A potted plant, 1.2 m high. */
export const potPlant = (): string =>
  path('M-3-30q-30-60-70-66 30-20 66 30-20-60-4-90 26 30 16 84 26-50 62-46-20 20-60 88z', tone.leafDark) +
  path('M0-30q-20-50-60-60 40 0 62 46 0-50-4-76 20 30 12 78 20-40 50-38-30 10-54 50z', '#4B8C62') +
  path('M-34-42h68l-8 42h-52z', '#B5654A') +
  path('M8-42h26l-8 42H6z', '#99513A');

/** A notice with lines of writing. */
export const notice = (x: number, y: number, w: number, h: number, colour: string): string =>
  rect(x, y, w, h, '#FFFFFF', 3) +
  rect(x + w * 0.1, y + h * 0.08, w * 0.8, h * 0.34, colour, 2) +
  path(
    `M${n(x + w * 0.1)} ${n(y + h * 0.52)}h${n(w * 0.8)}v${n(h * 0.05)}h-${n(w * 0.8)}zM${n(x + w * 0.1)} ${n(y + h * 0.66)}h${n(w * 0.66)}v${n(h * 0.05)}h-${n(w * 0.66)}zM${n(x + w * 0.1)} ${n(y + h * 0.8)}h${n(w * 0.74)}v${n(h * 0.05)}h-${n(w * 0.74)}z`,
    tone.line,
  );
