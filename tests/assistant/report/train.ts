import { featureCount, featuresOf } from '../../../src/assistant/model/features';
import { threats } from '../../../src/assistant/model/meanings';
import type { Learned } from '../../../src/assistant/model/model';
import { pack } from '../../../src/assistant/model/packed';
import { reader } from '../../../src/assistant/reader';
import type { Line } from './corpus';

/** How the model learns; all figures were chosen on training lines alone. */
const learning = {
  rounds: 24,
  rate: 0.5,
  sparse: { meaning: 9, threat: 0.4 },
  everydayCounts: 5,
};

/** Numbers from 0 below `below`, the same in every run. */
function dice() {
  let state = 7;
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
}

interface Example {
  features: readonly number[];
  /** Which of the answers is right. */
  answer: number;
  counts: number;
}

/**
 * Learns which of `answers` is right by logistic regression with few weights (FTRL-Proximal, McMahan 2013). Own code:
 * libraries for it keep all weights, or need a runtime in the browser.
 */
function learn(examples: readonly Example[], answers: number, sparse: number) {
  const { rounds, rate } = learning;
  const size = (featureCount + 1) * answers;
  const [sums, squares, weights] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const at = (feature: number, answer: number) => feature * answers + answer;
  const roll = dice();
  const order = [...examples.keys()];
  const chances = new Float64Array(answers);
  for (let round = 0; round < rounds; round++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = roll(last + 1);
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const scale = 1 / Math.sqrt(example.features.length);
      for (let answer = 0; answer < answers; answer++) {
        let sum = weights[at(featureCount, answer)] ?? 0;
        for (const feature of example.features) sum += (weights[at(feature, answer)] ?? 0) * scale;
        chances[answer] = sum;
      }
      const high = Math.max(...chances);
      const total = chances.reduce((all, sum) => all + Math.exp(sum - high), 0);
      for (let answer = 0; answer < answers; answer++) {
        const chance = Math.exp((chances[answer] ?? 0) - high) / total;
        const wrong = (chance - (answer === example.answer ? 1 : 0)) * example.counts;
        if (Math.abs(wrong) < 0.001) continue;
        const move = (feature: number, slope: number, cost: number) => {
          const here = at(feature, answer);
          const before = squares[here] ?? 0;
          const after = before + slope * slope;
          const kept = ((Math.sqrt(after) - Math.sqrt(before)) / rate) * (weights[here] ?? 0);
          const sum = (sums[here] ?? 0) + slope - kept;
          squares[here] = after;
          sums[here] = sum;
          weights[here] =
            Math.abs(sum) <= cost
              ? 0
              : -(sum - Math.sign(sum) * cost) / ((1 + Math.sqrt(after)) / rate + 0.01);
        };
        for (const feature of example.features) move(feature, wrong * scale, sparse);
        move(featureCount, wrong, 0);
      }
    }
  }
  return Array.from({ length: answers }, (_, answer) => {
    const kept = new Map<number, number>();
    for (let feature = 0; feature < featureCount; feature++) {
      const weight = weights[at(feature, answer)] ?? 0;
      if (weight !== 0) kept.set(feature, weight);
    }
    return { kept, bias: Math.round((weights[at(featureCount, answer)] ?? 0) * 1000) / 1000 };
  });
}

/** Learns from lines what tells their meanings apart. The same lines give the same result. */
export function train(lines: readonly Pick<Line, 'text' | 'meaning'>[]): Learned {
  const names = [...new Set(lines.map(({ meaning }) => meaning))].sort();
  const { words } = reader();
  const read = lines.map(({ text, meaning }) => ({
    features: featuresOf(words(text)),
    meaning,
  }));
  const meant = read.map(({ features, meaning }) => ({
    features,
    answer: names.indexOf(meaning),
    counts: 1,
  }));
  const threat = read.map(({ features, meaning }) => ({
    features,
    answer: threats.has(meaning) ? 1 : 0,
    counts: meaning === 'everyday' ? learning.everydayCounts : 1,
  }));
  const [none, some] = learn(threat, 2, learning.sparse.threat);
  const learned = learn(meant, names.length, learning.sparse.meaning);
  if (none && some) {
    // One line is enough for two answers: what speaks for the one speaks against the other.
    for (const [feature, weight] of none.kept) some.kept.set(feature, (some.kept.get(feature) ?? 0) - weight);
    learned.push({ kept: some.kept, bias: some.bias - none.bias });
  }
  return {
    names,
    lines: learned.map(({ kept }) => pack(kept)).join('\n'),
    biases: learned.map(({ bias }) => bias),
  };
}
