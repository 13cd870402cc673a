import { featuresOf } from './features';
import { threats, type Meaning } from './meanings';
import { unpack, type Weights } from './packed';

/** What the model makes of a message. */
export interface Guess {
  /** How sure it is that a life is at stake, from 0 to 1. */
  threat: number;
  /** The likeliest threat to life. */
  worst: Meaning;
  /** The likeliest of all other meanings, and how sure it is of that, from 0 to 1. */
  other: Meaning;
  sure: number;
}

/** What the model has learned: a line for each meaning, and one for whether a life is at stake. */
export interface Learned {
  /** Names of the meanings, in the order of the lines. */
  names: readonly Meaning[];
  /** Packed weights, a line each; the last one tells threats from all else. */
  lines: string;
  /** What is added to the sums: one figure a line. */
  biases: readonly number[];
}

const chance = (sum: number) => 1 / (1 + Math.exp(-sum));

/** Makes a guesser. The weights are read when the first message comes. */
export function guesser({ names, lines, biases }: Learned) {
  let weights: readonly Weights[] | undefined;
  return (words: readonly string[]): Guess => {
    weights ??= lines.split('\n').map(unpack);
    const features = featuresOf(words);
    const scale = 1 / Math.sqrt(features.length);
    const sums = weights.map((one, index) => {
      const sum = features.reduce((total, feature) => total + (one.get(feature) ?? 0), 0);
      return sum * scale + (biases[index] ?? 0);
    });
    const best = (counts: (name: Meaning) => boolean) => {
      let found = -1;
      names.forEach((name, index) => {
        if (counts(name) && (found < 0 || (sums[index] ?? 0) > (sums[found] ?? 0))) found = index;
      });
      return found;
    };
    const high = Math.max(...sums.slice(0, names.length));
    const shares = names.map((_, index) => Math.exp((sums[index] ?? 0) - high));
    const total = shares.reduce((all, share) => all + share, 0);
    const threatening = names.reduce(
      (all, name, index) => all + (threats.has(name) ? (shares[index] ?? 0) : 0),
      0,
    );
    const worst = best((name) => threats.has(name));
    const other = best((name) => !threats.has(name));
    return {
      // The one line and all lines of threats err in different messages.
      threat: (chance(sums[names.length] ?? 0) + threatening / total) / 2,
      worst: names[worst] ?? 'everyday',
      other: names[other] ?? 'everyday',
      sure: (shares[other] ?? 0) / total,
    };
  };
}
