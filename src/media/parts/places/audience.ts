import { n, path, repeat, seeded } from '../svg';

/** Heads and raised hands of an audience seen from behind. */
export function audience(
  x: number,
  y: number,
  width: number,
  size: number,
  colour: string,
  seed: number,
): string {
  const random = seeded(seed);
  const count = Math.ceil(width / (size * 1.5));
  return path(
    repeat(count, (i) => {
      const cx = x + i * size * 1.5 + random() * size * 0.5;
      const top = y - random() * size * 0.8;
      const r = size * 0.42;
      return `M${n(cx - size * 0.8)} ${n(y + size * 1.8)}q0-${n(size * 1.1)} ${n(size * 0.6)}-${n(size * 1.2 + (y - top))}a${n(r)} ${n(r)} 0 1 1 ${n(size * 0.4)} 0q${n(size * 0.6)} ${n(size * 0.1)} ${n(size * 0.6)} ${n(size * 1.2 + (y - top))}z`;
    }),
    colour,
  );
}
