import type { Measurement } from './figures';
import { table } from './table';

/** Figures of a measurement by name, such as `/FAQ lighthouse.fcp`. */
function flat(measurement: Measurement): Map<string, number> {
  const found = new Map<string, number>();
  const collect = (name: string, value: unknown) => {
    if (typeof value === 'number') found.set(name, value);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, inner] of Object.entries(value)) collect(`${name}.${key}`, inner);
  };
  for (const [path, { lighthouse, transfer, field }] of Object.entries(measurement.pages))
    for (const [name, figures] of Object.entries({ lighthouse, transfer, ...field }))
      collect(`${path} ${name}`, figures);
  return found;
}

const exact = / transfer\./;
const shown = (value: number) => String(Math.round(value * 1000) / 1000);

/** Whether a difference is significant: bytes are reproducible, times are not. */
function tells(name: string, before: number, now: number): boolean {
  const change = Math.abs(now - before);
  if (exact.test(name)) return change >= 1;
  if (/\.(cls|performance|accessibility|bestPractices|seo)$/.test(name)) return change > 0.0005;
  return change > Math.max(10, before * 0.05);
}

/**
 * Differences from an earlier measurement; only pages in both are compared.
 * @returns One line per figure, with the change and its share in percent.
 */
export function differences(before: Measurement, now: Measurement): string {
  const earlier = flat(before);
  const rows = [...flat(now)].flatMap(([name, value]) => {
    const old = earlier.get(name);
    if (old === undefined || !tells(name, old, value)) return [];
    const sign = value > old ? '+' : '';
    const share = old === 0 ? '' : `${sign}${(((value - old) / old) * 100).toFixed(0)} %`;
    return [[name, shown(old), shown(value), `${sign}${shown(value - old)}`, share]];
  });
  if (rows.length === 0) return 'No figure differs by more than chance.';
  return table(['Differs', 'before', 'now', 'change', ''], rows);
}
