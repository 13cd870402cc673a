/** What the load generator is told, as JSON in its first argument. */
export interface Load {
  url: string;
  /** Paths of pages and files, which are fetched in turn. */
  paths: readonly string[];
  /** Fetches of pages and files a second. */
  gets: number;
  /** Submissions a second. */
  posts: number;
  /** Seconds that are not measured, then seconds that are. */
  warmUp: number;
  seconds: number;
}

/** Waits for answers in ms, from the moment at which the request was due. */
export interface Waits {
  count: number;
  p50: number;
  p99: number;
  max: number;
  /** Requests without an answer, or with another one than success, by what came. */
  errors: Readonly<Record<string, number>>;
}

/** What the generator prints, as JSON. */
export interface Measured {
  gets: Waits;
  posts: Waits;
  /** Most requests under way at once. */
  mostUnderWay: number;
}
