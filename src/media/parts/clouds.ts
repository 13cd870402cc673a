import type { Frame } from './frame';
import { n, path, repeat, seeded } from './svg';
import { mix, tone } from './tones';

type Random = () => number;

/** A long thin bank of cloud: pointed at both ends, its upper edge a little uneven. */
const bank = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}q${n(w * 0.18)}-${n(h)} ${n(w * 0.4)}-${n(h * 0.7)}t${n(w * 0.6)} ${n(h * 0.7)}q-${n(w * 0.3)} ${n(h * 0.5)}-${n(w * 0.55)} ${n(h * 0.3)}t-${n(w * 0.45)}-${n(h * 0.3)}z`;

/** A heap of cloud on a flat base, made of a few arcs; all are different. */
function heap(random: Random, x: number, y: number, w: number): string {
  const bumps = 4 + Math.floor(random() * 3);
  const peak = 0.3 + random() * 0.4;
  const crown = (share: number): number =>
    w * 0.3 * Math.sin(Math.PI * (share < peak ? share / peak / 2 : 0.5 + (share - peak) / (1 - peak) / 2));
  let d = `M${n(x)} ${n(y)}`;
  let last = [0, 0];
  for (let i = 1; i <= bumps; i += 1) {
    const share = i === bumps ? 1 : (i - 0.3 + random() * 0.6) / bumps;
    const next = [share * w, i === bumps ? 0 : -crown(share)];
    const [dx, dy] = [(next[0] ?? 0) - (last[0] ?? 0), (next[1] ?? 0) - (last[1] ?? 0)];
    const r = Math.hypot(dx, dy) * (0.52 + random() * 0.1);
    d += `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
    last = next;
  }
  return `${d}q-${n(w * 0.08)} ${n(w * 0.05)}-${n(w * 0.2)} ${n(w * 0.03)}t-${n(w * 0.34)} 0-${n(w * 0.3)} 0-${n(w * 0.16)}-${n(w * 0.03)}z`;
}

/** Banks in the light of a low sun: dark above, warm where the sun reaches them. */
function banks({ w, h, horizon, light }: Frame, random: Random): string {
  const low = mix(light.sky[2], tone.sun, 0.4);
  const high = mix(light.sky[1], light.dim > 0.3 ? light.shade : light.sky[0], 0.38);
  const row = (count: number, from: number, to: number, size: number): string =>
    repeat(count, (i) =>
      bank(
        w * ((i + random() * 0.8) / count - 0.22),
        horizon * (from + random() * (to - from)),
        w * size * (0.7 + random() * 0.7),
        h * (0.018 + random() * 0.016),
      ),
    );
  return path(row(3, 0.1, 0.42, 0.34), high, 0.55) + path(row(4, 0.48, 0.8, 0.26), low, 0.7);
}

/** Fair-weather heaps that grow smaller and paler towards the horizon. */
function heaps({ w, h, horizon, light }: Frame, random: Random): string {
  const row = (count: number, y: number, size: number, shift: number): string =>
    repeat(count, (i) =>
      heap(
        random,
        w * ((i + shift + random() * 0.5) / count) - h * size * 0.5,
        horizon * (y + random() * 0.12),
        Math.min(h, horizon * 1.7) * size * (0.6 + random() * 0.8),
      ),
    );
  return (
    path(row(3, 0.74, 0.16, 0.1), mix(tone.cloud, light.sky[2], 0.35), 0.8) +
    path(row(2, 0.32, 0.38, 0.05), mix(tone.cloud, light.sky[1], 0.1), 0.85)
  );
}

/** A grey ceiling with the shafts of a shower under it. */
function ceiling({ w, h, horizon, light }: Frame, random: Random): string {
  const step = w / 5;
  const deep = (share: number): string =>
    `M0 0H${n(w)}V${n(horizon * share)}${repeat(5, () => `q-${n(step * (0.3 + random() * 0.4))} ${n(h * (0.04 + random() * 0.06))}-${n(step)} 0`)}z`;
  const shaft = (x: number, wide: number): string =>
    `M${n(x)} ${n(horizon * 0.3)}h${n(wide)}l-${n(h * 0.16)} ${n(horizon * 0.8)}h-${n(wide * 1.1)}z`;
  return (
    path(shaft(w * 0.24, w * 0.14) + shaft(w * 0.7, w * 0.2), light.shade, 0.14) +
    path(deep(0.42), mix(light.sky[0], light.sky[1], 0.4)) +
    path(deep(0.2), mix(light.sky[0], light.shade, 0.3))
  );
}

/** The clouds at a time of day. */
export function clouds(frame: Frame): string {
  const random = seeded(frame.seed * 13 + frame.horizon);
  return { banks, heaps, ceiling }[frame.light.clouds](frame, random);
}
