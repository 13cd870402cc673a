import { featuresOf, type Seen } from './features';
import { threats, type Meaning } from './meanings';
import { unpack } from './packed';

/** What the model makes of a message. */
export interface Guess {
  /** How much more speaks for a threat to life than against one: below 0, more speaks against it. */
  alarm: number;
  /** All meanings, the likeliest first, and what speaks for each: above 0, more than against it. */
  ranked: readonly { meaning: Meaning; weight: number }[];
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

/** For each feature, in turns, the number of a line and the weight there: few lines know a feature. */
function byFeature(lines: string): ReadonlyMap<number, readonly number[]> {
  const all = new Map<number, number[]>();
  lines.split('\n').forEach((line, index) => {
    for (const [feature, weight] of unpack(line)) {
      const known = all.get(feature);
      if (known) known.push(index, weight);
      else all.set(feature, [index, weight]);
    }
  });
  return all;
}

/** Makes a guesser. The weights are read when the first message comes. */
export function guesser({ names, lines, biases }: Learned) {
  let weights: ReturnType<typeof byFeature> | undefined;
  return (seen: Seen): Guess => {
    weights ??= byFeature(lines);
    const features = featuresOf(seen);
    const scale = 1 / Math.sqrt(features.length);
    const sums = [...biases];
    for (const feature of features) {
      const known = weights.get(feature) ?? [];
      for (let at = 0; at < known.length; at += 2) {
        const line = known[at] ?? 0;
        sums[line] = (sums[line] ?? 0) + (known[at + 1] ?? 0) * scale;
      }
    }
    const ranked = names
      .map((meaning, index) => ({ meaning, weight: sums[index] ?? 0 }))
      .sort((one, other) => other.weight - one.weight);
    const best = (isThreat: boolean) =>
      ranked.find(({ meaning }) => threats.has(meaning) === isThreat)?.weight ?? 0;
    // The one line and the lines of all meanings err in different messages.
    return { alarm: (sums[names.length] ?? 0) + best(true) - best(false), ranked };
  };
}

/** What reads a message by a model. */
export type Guesser = ReturnType<typeof guesser>;
