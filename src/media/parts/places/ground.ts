import type { Frame } from '../frame';
import { tint } from '../sky';
import { n, path, rect, repeat, seeded } from '../svg';

/** A crowd as dots of plain colours in rows. */
export function crowd(
  x: number,
  y: number,
  width: number,
  rows: number,
  size: number,
  t: (colour: string) => string,
  seed: number,
): string {
  const random = seeded(seed);
  const tones = ['#C98C2B', '#E9E3CF', '#1B7F86', '#70405B', '#486784'];
  return tones
    .map((colour) => {
      const d = repeat(Math.round((width / size) * rows * 0.085), () => {
        const row = Math.floor(random() * rows);
        return `M${n(x + random() * width)} ${n(y + row * size * 1.7)}h0`;
      });
      return `<path d="${d}" stroke="${t(colour)}" stroke-width="${n(size)}" stroke-linecap="round"/>`;
    })
    .join('');
}

/** Mown stripes that open towards the viewer. */
export function turf(frame: Frame, top: number): string {
  const { w, h } = frame;
  const light = tint(frame, '#6FA653');
  const dark = tint(frame, '#5F9849');
  const stripes = repeat(7, (i) => {
    const a = -0.6 + i * 0.32;
    const b = a + 0.16;
    const far = (share: number): number => w * (0.5 + (share - 0.5) * 0.62);
    return `M${n(far(a))} ${n(top)}H${n(far(b))}L${n(w * (0.5 + (b - 0.5) * 1.3))} ${h}H${n(w * (0.5 + (a - 0.5) * 1.3))}z`;
  });
  return rect(0, top, w, h - top, light) + path(stripes, dark);
}
