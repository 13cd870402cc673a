/** Weights of one meaning by feature; features that are not listed have the weight 0. */
export type Weights = ReadonlyMap<number, number>;

/** Digits of the packed text. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
/** Escape: the next digit is the number of times that 64 features are skipped. */
const far = '~';

/** The largest weight, in steps. */
export const largest = 15;
/** Value of a step of a packed weight. */
export const step = 0.125;

/** Packs weights as text: the distances between features, a colon, and their weights in steps. */
export function pack(weights: Weights): string {
  let gaps = '';
  let values = '';
  let last = -1;
  for (const [feature, weight] of [...weights].sort(([one], [other]) => one - other)) {
    const steps = Math.max(-largest, Math.min(largest, Math.round(weight / step)));
    if (steps === 0) continue;
    const gap = feature - last - 1;
    for (let rest = Math.floor(gap / digits.length); rest > 0; rest -= digits.length - 1)
      gaps += far + digits.charAt(Math.min(rest, digits.length - 1));
    gaps += digits.charAt(gap % digits.length);
    values += digits.charAt(steps + largest);
    last = feature;
  }
  return `${gaps}:${values}`;
}

/** The value of each digit, by character code: thousands are read before the first answer. */
const valueOf = new Uint8Array(128);
for (let value = 0; value < digits.length; value++) valueOf[digits.charCodeAt(value)] = value;

/** Unpacks the result of `pack`, weight by weight. */
export function unpack(text: string, take: (feature: number, weight: number) => void): void {
  const end = text.indexOf(':');
  const farCode = far.charCodeAt(0);
  let feature = -1;
  let next = end + 1;
  for (let at = 0; at < end; at++) {
    let gap = 0;
    for (; text.charCodeAt(at) === farCode; at += 2)
      gap += (valueOf[text.charCodeAt(at + 1)] ?? 0) * digits.length;
    feature += gap + (valueOf[text.charCodeAt(at)] ?? 0) + 1;
    take(feature, ((valueOf[text.charCodeAt(next++)] ?? 0) - largest) * step);
  }
}
