/** Something of the content that may be a sample: it is shown as an example until an owner replaces it. */
export interface MaybeSample {
  /** True for a sample; false, or left out, for something real. */
  sample?: boolean;
}

/** What a list is made of. */
export type Mixture = 'real' | 'samples' | 'both';

/** Whether a list holds real entries, samples or both. @param more Real entries beside them, such as approved reviews. */
export function mixtureOf(items: readonly MaybeSample[], more = 0): Mixture {
  const samples = items.filter(({ sample }) => sample).length;
  if (samples === 0) return 'real';
  return samples === items.length && more === 0 ? 'samples' : 'both';
}
