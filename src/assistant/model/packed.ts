/** Weights of one meaning, feature by feature; features that are not listed weigh nothing. */
export type Weights = ReadonlyMap<number, number>;

/** Digits of the packed text. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
/** The next digit tells how many times 64 features further away the next one is. */
const far = '~';

/** The largest weight that is kept, in steps. */
export const largest = 15;
/** How much a step of a packed weight is worth. */
export const step = 0.125;

/** Writes weights as text: the distances between features, a colon, and their weights in steps. */
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

/** Reads what `pack` has written. */
export function unpack(text: string): Weights {
  const weights = new Map<number, number>();
  const [gaps = '', values = ''] = text.split(':');
  let feature = -1;
  let index = 0;
  let gap = 0;
  let isFar = false;
  for (const digit of gaps) {
    if (digit === far) isFar = true;
    else if (isFar) {
      gap += digits.indexOf(digit) * digits.length;
      isFar = false;
    } else {
      feature += gap + digits.indexOf(digit) + 1;
      gap = 0;
      weights.set(feature, (digits.indexOf(values.charAt(index++)) - largest) * step);
    }
  }
  return weights;
}
