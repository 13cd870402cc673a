/** A token bucket's size. */
export interface Bucket {
  /** Requests at once. */
  burst: number;
  /** Requests a second after that. */
  perSecond: number;
}

/** Buckets that are remembered, a few megabytes; beyond that the least recently used is forgotten, as if it were full. */
const remembered = 20_000;

/** Token buckets by name. Looking at one neither fills the memory nor keeps it from being forgotten. */
export function tokenBuckets(now: () => number) {
  const known = new Map<string, { tokens: number; at: number }>();

  /** What is in a bucket. */
  function tokensOf(name: string, { burst, perSecond }: Bucket): number {
    const bucket = known.get(name);
    if (!bucket) return burst;
    return Math.min(burst, bucket.tokens + (Math.max(0, now() - bucket.at) / 1000) * perSecond);
  }

  return {
    tokensOf,
    /** The seconds to wait until a bucket holds a token more than are kept back; 0 where it does. */
    waitFor(name: string, size: Bucket, keptBack = 0): number {
      const lacking = 1 + keptBack - tokensOf(name, size);
      return lacking <= 0 ? 0 : Math.max(1, Math.ceil(lacking / size.perSecond));
    },
    /** Takes a token out of a bucket. */
    take(name: string, size: Bucket): void {
      const tokens = tokensOf(name, size) - 1;
      // Inserted again, so that the first entry of the map is the least recently used.
      known.delete(name);
      known.set(name, { tokens, at: now() });
      if (known.size > remembered) known.delete(known.keys().next().value ?? '');
    },
  };
}
