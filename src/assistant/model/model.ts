import { featureCount, featuresOf, type Seen } from './features';
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

/** The weights of all lines by feature: few lines know a feature. Each place names the next one of its feature. */
function byFeature(lines: string) {
  // A weight takes two letters at least.
  const room = lines.length / 2 + 1;
  const first = new Uint32Array(featureCount);
  const next = new Uint32Array(room);
  const line = new Uint8Array(room);
  const weight = new Float32Array(room);
  let place = 0;
  lines.split('\n').forEach((packed, index) => {
    unpack(packed, (feature, value) => {
      place++;
      next[place] = first[feature] ?? 0;
      line[place] = index;
      weight[place] = value;
      first[feature] = place;
    });
  });
  return { first, next, line, weight };
}

/** Makes a guesser. The weights are read when the first message comes. */
export function guesser({ names, lines, biases }: Learned) {
  let weights: ReturnType<typeof byFeature> | undefined;
  return (seen: Seen): Guess => {
    weights ??= byFeature(lines);
    const features = featuresOf(seen);
    const scale = 1 / Math.sqrt(features.length);
    const sums = [...biases];
    const { first, next, line, weight } = weights;
    for (const feature of features) {
      for (let at = first[feature] ?? 0; at > 0; at = next[at] ?? 0) {
        const meaning = line[at] ?? 0;
        sums[meaning] = (sums[meaning] ?? 0) + (weight[at] ?? 0) * scale;
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
