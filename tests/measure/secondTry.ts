/**
 * Repeats the work once if it fails: hours of measuring must not be lost because a busy machine was too slow for one
 * page. The first failure is printed on stderr.
 * @throws {Error} If it fails again.
 */
export async function withSecondTry<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(`Once more: ${error instanceof Error ? error.message : String(error)}\n`);
    return work();
  }
}
