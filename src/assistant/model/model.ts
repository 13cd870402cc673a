import { featureCount, featuresOf, type Seen } from './features';
import { threats, type Meaning } from './meanings';
import { unpack } from './packed';

/** The model's classification of a message. */
export interface Guess {
  /** Score for a threat to life: negative if there probably is none. */
  alarm: number;
  /** All meanings, the likeliest first, with their scores: positive if likely. */
  ranked: readonly { meaning: Meaning; weight: number }[];
}

/** The trained model: a line of weights per meaning, and one for whether a life is at stake. */
export interface Learned {
  /** Names of the meanings, in the order of the lines. */
  names: readonly Meaning[];
  /** Packed weights, one line per meaning; the last line separates threats from everything else. */
  lines: string;
  /** Biases, one per line. */
  biases: readonly number[];
}

/** The weights of all lines by feature, as linked lists, because few lines have weights for a feature. */
function byFeature(lines: string) {
  // A packed weight takes at least two characters.
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

/** Makes a classifier. The weights are unpacked at the first message. */
export function guesser({ names, lines, biases }: Learned) {
  let weights: ReturnType<typeof byFeature> | undefined;
  return (seen: Seen): Guess => {
    weights ??= byFeature(lines);
    const sums = [...biases];
    const { first, next, line, weight } = weights;
    for (const [feature, value] of featuresOf(seen)) {
      for (let at = first[feature] ?? 0; at > 0; at = next[at] ?? 0) {
        const meaning = line[at] ?? 0;
        sums[meaning] = (sums[meaning] ?? 0) + (weight[at] ?? 0) * value;
      }
    }
    const ranked = names
      .map((meaning, index) => ({ meaning, weight: sums[index] ?? 0 }))
      .sort((one, other) => other.weight - one.weight);
    const best = (isThreat: boolean) =>
      ranked.find(({ meaning }) => threats.has(meaning) === isThreat)?.weight ?? 0;
    // The separate line and the lines of the meanings err in different messages.
    return { alarm: (sums[names.length] ?? 0) + best(true) - best(false), ranked };
  };
}

/** A classifier. */
export type Guesser = ReturnType<typeof guesser>;
