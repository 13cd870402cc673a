/** What the browser tells about the line, where it does. */
interface Line {
  /** Whether the visitor asks for less data. */
  saveData?: boolean;
  /** How fast the line has been lately: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** The line as it is now; it may become another one while a page is open. */
export const connection = (): Line => (navigator as { connection?: Line }).connection ?? {};

/**
 * Whether nothing may be fetched ahead now.
 * @param slow Kinds of line that are too slow for it.
 */
export function isConstrainedConnection(slow: RegExp): boolean {
  const { saveData, effectiveType = '' } = connection();
  return !!saveData || slow.test(effectiveType);
}
