/** Runs work for a list, with limited concurrency. */
export async function withAll<T>(
  list: Iterable<T>,
  together: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const all = list[Symbol.iterator]();
  const lane = async () => {
    for (let next = all.next(); !next.done; next = all.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: together }, lane));
}
