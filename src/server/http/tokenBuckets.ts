/** Size of a token bucket. */
export interface Bucket {
  /** Maximum number of requests at once. */
  burst: number;
  /** Requests per second after that. */
  perSecond: number;
}

/** Maximum number of buckets in memory, a few megabytes; the least recently used is dropped, as if it were full. */
const maxBuckets = 20_000;

/** Token buckets by name. Reading one neither creates it nor marks it as used. */
export function tokenBuckets(now: () => number) {
  const known = new Map<string, { tokens: number; at: number }>();

  /** Number of tokens in a bucket. */
  function tokensOf(name: string, { burst, perSecond }: Bucket): number {
    const bucket = known.get(name);
    if (!bucket) return burst;
    return Math.min(burst, bucket.tokens + (Math.max(0, now() - bucket.at) / 1000) * perSecond);
  }

  return {
    tokensOf,
    /** Seconds until a bucket has one token more than `reserved`; 0 if it has. */
    waitFor(name: string, size: Bucket, reserved = 0): number {
      const missing = 1 + reserved - tokensOf(name, size);
      return missing <= 0 ? 0 : Math.max(1, Math.ceil(missing / size.perSecond));
    },
    /** Takes a token from a bucket. */
    take(name: string, size: Bucket): void {
      const tokens = tokensOf(name, size) - 1;
      // Reinserted, so that the map's first entry is the least recently used.
      known.delete(name);
      known.set(name, { tokens, at: now() });
      if (known.size > maxBuckets) known.delete(known.keys().next().value ?? '');
    },
  };
}
