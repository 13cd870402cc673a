import type { FirstAidSource, Statement } from './firstAidTypes';

/** `[1, 2, 3, 5]` is "1-3, 5". */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(', ');
}

/** Whether a reader is told of a source: not of one that nobody has read, which only a clinician is asked about. */
export const isCited = ({ confidence }: FirstAidSource): boolean => confidence !== 'background';

/** The sources of all lists of a page, each with the lines that it is for: "Adult 2-4, Do not 1". */
export function citations(
  lists: readonly { title: string; from?: number; items: readonly Statement[] }[],
): FirstAidSource[] {
  const cited = new Map<string, { source: FirstAidSource; places: Map<string, number[]> }>();
  for (const { title, from = 1, items } of lists) {
    items.forEach((statement, index) => {
      for (const source of statement.from.filter(isCited)) {
        const entry = cited.get(source.name) ?? { source, places: new Map<string, number[]>() };
        cited.set(source.name, entry);
        entry.places.set(title, [...(entry.places.get(title) ?? []), from + index]);
      }
    });
  }
  return [...cited.values()].map(({ source, places }) => ({
    ...source,
    of: [...places].map(([title, lines]) => `${title} ${ranges(lines)}`).join('; '),
  }));
}
