/** Random numbers that are the same in every run. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** An integer from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** An element of a list that is not empty. */
  oneOf<T>(list: readonly [T, ...T[]]): T;
}

/** Random numbers from a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { next, whole, oneOf: (list) => list[whole(0, list.length - 1)] ?? list[0] };
}
