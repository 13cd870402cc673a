const place = (name: string) => `filling:${name}`;
/** Keys of this visit, for where storage is off. */
const keys = new Map<string, string>();

function randomKey(): string {
  // randomUUID is missing on plain http and in older browsers.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The key of one filling of a form: the same for every try, also after a reload, until {@link forgetFilling}. */
export function fillingKey(name: string): string {
  let key = keys.get(name);
  try {
    key ??= sessionStorage.getItem(place(name)) ?? undefined;
    key ??= randomKey();
    sessionStorage.setItem(place(name), key);
  } catch {
    key ??= randomKey();
  }
  keys.set(name, key);
  return key;
}

/** Ends a filling: it has arrived or was thrown away. The next one gets a new key. */
export function forgetFilling(name: string): void {
  keys.delete(name);
  try {
    sessionStorage.removeItem(place(name));
  } catch {
    // Nothing was kept.
  }
}
