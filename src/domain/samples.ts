/** Content that may be a sample: it is marked as an example until the owner replaces it. */
export interface MaybeSample {
  /** True for a sample; false, or left out, for real content. */
  sample?: boolean;
}

/** Composition of a list. */
export type Mixture = 'real' | 'samples' | 'both';

/** Whether a list contains real entries, samples or both. @param more Number of further real entries, such as approved reviews. */
export function mixtureOf(items: readonly MaybeSample[], more = 0): Mixture {
  const samples = items.filter(({ sample }) => sample).length;
  if (samples === 0) return 'real';
  return samples === items.length && more === 0 ? 'samples' : 'both';
}

/** The items as cards show them: the samples with a label, such as "Example". */
export const withExamples = <Item extends MaybeSample>(items: readonly Item[], label: string) =>
  items.map(({ sample, ...item }) => ({ ...item, example: sample ? label : undefined }));
