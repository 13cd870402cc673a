/**
 * Values stored for this browser session. Storage may be off or full, or contain what something else wrote: then nothing is
 * stored, and nothing fails.
 */

/** The text stored under a key. */
export function loadText(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The record stored under a key; an empty one if there is none. */
export function loadRecord<Value>(key: string): Partial<Record<string, Value>> {
  try {
    const kept: unknown = JSON.parse(loadText(key) ?? '');
    return kept instanceof Object ? (kept as Record<string, Value>) : {};
  } catch {
    return {};
  }
}

/** Stores a text, or a record as JSON. */
export function save(key: string, value: string | Partial<Record<string, string | number>>): void {
  try {
    sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // Nothing is stored.
  }
}

/** Deletes all that is stored. */
export function clearSession(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
}
