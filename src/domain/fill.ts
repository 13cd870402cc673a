/** Replaces placeholders in a text: `fill('{n} of {total}', {n: 2, total: 7})` is `2 of 7`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
