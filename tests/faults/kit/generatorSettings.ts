/** Settings of the load generator, as JSON in its first argument. */
export interface Load {
  url: string;
  /** Paths of pages and files, which are fetched in turn. */
  paths: readonly string[];
  /** Fetches of pages and files per second. */
  gets: number;
  /** Submissions per second. */
  posts: number;
  /** Seconds of the warm-up, and seconds that are measured. */
  warmUp: number;
  seconds: number;
}

/** Response times in ms, from the moment at which the request was due. */
export interface Waits {
  count: number;
  p50: number;
  p99: number;
  max: number;
  /** Requests without an answer or without success, by status. */
  errors: Readonly<Record<string, number>>;
}

/** The generator's output, as JSON. */
export interface Measured {
  gets: Waits;
  posts: Waits;
  /** Maximum number of concurrent requests. */
  mostUnderWay: number;
}
