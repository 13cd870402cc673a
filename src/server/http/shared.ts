/** Callers that arrive while the work is running share its result: a thousand at once cost as much as one. */
export function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () =>
    (pending ??= work().finally(() => {
      pending = undefined;
    }));
}
