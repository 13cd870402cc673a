import type { TurnId } from '../../domain/assistantIds';
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

/** A trained model: a line of weights per meaning, and for messages one more, for whether a life is at stake. */
export interface Learned<Name extends string = Meaning> {
  /** Names of the meanings, in the order of the lines. */
  names: readonly Name[];
  /** Packed weights, one line per meaning; of messages the last line separates threats from everything else. */
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

/** Makes the sums of all lines for a message. The weights are unpacked at the first one. */
function summer({ lines, biases }: Pick<Learned, 'lines' | 'biases'>) {
  let weights: ReturnType<typeof byFeature> | undefined;
  return (seen: Seen): readonly number[] => {
    weights ??= byFeature(lines);
    const sums = [...biases];
    const { first, next, line, weight } = weights;
    for (const [feature, value] of featuresOf(seen)) {
      for (let at = first[feature] ?? 0; at > 0; at = next[at] ?? 0) {
        const meaning = line[at] ?? 0;
        sums[meaning] = (sums[meaning] ?? 0) + (weight[at] ?? 0) * value;
      }
    }
    return sums;
  };
}

/** Makes a classifier of messages. */
export function guesser(learned: Learned) {
  const { names } = learned;
  const sumsOf = summer(learned);
  return (seen: Seen): Guess => {
    const sums = sumsOf(seen);
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

/** What a message after an answer can be: a turn, or something new. */
export type TurnName = TurnId | 'none';

/** Makes a classifier of messages after an answer: the likeliest turn, or none. */
export function turnGuesser(learned: Learned<TurnName>) {
  const { names } = learned;
  const sumsOf = summer(learned);
  return (seen: Seen): TurnName => {
    const sums = sumsOf(seen);
    return names[sums.indexOf(Math.max(...sums))] ?? 'none';
  };
}

/** A classifier of messages after an answer. */
export type TurnGuesser = ReturnType<typeof turnGuesser>;
