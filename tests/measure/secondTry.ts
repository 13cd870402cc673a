/**
 * Does it once more if it fails: hours of measuring must not end with one page that a busy machine was too slow
 * for. The first failure is told on stderr.
 * @throws {Error} It failed again.
 */
export async function withSecondTry<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(`Once more: ${error instanceof Error ? error.message : String(error)}\n`);
    return work();
  }
}
