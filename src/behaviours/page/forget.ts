/** Deletes the session's stored values of all keys that match; in a module of its own, since the first-load script needs none of it. */
export function forget(matches: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (matches(key)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
