import { activities } from '../../content/pages/activities';
import { sampleStaff, teamGroups } from '../../content/pages/people';
import { samples } from '../../content/pages/samples';
import type { MaybeSample } from '../../domain/samples';

/** Files of `src/content/pages` that hold samples, with their entries: real ones need not have the mark. */
export const sampleFiles: Readonly<Record<string, readonly object[]>> = {
  'people.ts': [...teamGroups.flatMap(({ members }): readonly object[] => members), ...sampleStaff],
  'samples.ts': samples,
  'activities.ts': activities,
};

/** Tells the owner which files still contain samples, and how many; empty if all are replaced. */
export function samplesInUse(files = sampleFiles): string | undefined {
  const counts = Object.entries(files)
    .map(([file, entries]) => ({ file, count: entries.filter((entry: MaybeSample) => entry.sample).length }))
    .filter(({ count }) => count > 0);
  if (counts.length === 0) return undefined;
  const list = counts.map(({ file, count }) => `${file} (${count})`).join(', ');
  return `Samples still shown as examples: ${list}. Replace them in src/content/pages.`;
}
