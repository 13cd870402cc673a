/**
 * What is kept for this browser session. Storage may be off or full, and hold what something else wrote: then nothing is
 * kept, and nothing fails.
 */

/** The text kept under a key. */
export function loadText(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The record kept under a key; an empty one where there is none. */
export function loadRecord<Value>(key: string): Partial<Record<string, Value>> {
  try {
    const kept: unknown = JSON.parse(loadText(key) ?? '');
    return kept instanceof Object ? (kept as Record<string, Value>) : {};
  } catch {
    return {};
  }
}

/** Keeps a text, or a record as JSON. */
export function save(key: string, value: string | Partial<Record<string, string | number>>): void {
  try {
    sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // Nothing is kept.
  }
}

/** Forgets what is kept under the keys that match. */
export function forget(matches: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (matches(key)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
