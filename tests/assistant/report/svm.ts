import { featureCount } from '../../../src/assistant/model/features';

/** The features of a line with their values, in arrays, because each is read some thousand times. */
export interface Row {
  features: Int32Array;
  values: Float64Array;
}

/** Makes a row of features with values. */
export const rowOf = (found: ReadonlyMap<number, number>): Row => ({
  features: Int32Array.from(found.keys()),
  values: Float64Array.from(found.values()),
});

/** A row without the features that may have no weight. */
function without({ features, values }: Row, keeps: Uint8Array): Row {
  const isKept = (feature: number | undefined) => keeps[feature ?? 0] === 1;
  return {
    features: features.filter(isKept),
    values: values.filter((_, at) => isKept(features[at])),
  };
}

/** How the model learns; all figures were chosen on training lines alone. */
const learning = { rounds: 14, cost: 0.7, wholeEvery: 5 };

/** Numbers from 0 below `below`, the same in every run. */
function dice() {
  let state = 7;
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
}

/**
 * Learns what tells right lines from all others: a linear support vector machine with squared hinge loss, by dual coordinate
 * descent (Hsieh and others 2008). Own code: what there is for JavaScript has no sparse rows.
 * @param keeps Which features may have a weight; all, where it is missing.
 * @returns The weights of all features, and behind them the bias.
 */
export function learn(
  rows: readonly Row[],
  isRight: (row: number) => boolean,
  keeps?: Uint8Array,
): Float64Array {
  const { rounds, cost, wholeEvery } = learning;
  const weights = new Float64Array(featureCount + 1);
  const kept = keeps ? rows.map((row) => without(row, keeps)) : rows;
  const curves = kept.map(({ values }) =>
    values.reduce((sum, value) => sum + value * value, 1 + 1 / (2 * cost)),
  );
  const sides = rows.map((_, row) => (isRight(row) ? 1 : -1));
  const multipliers = new Float64Array(rows.length);
  const all = [...rows.keys()];
  const roll = dice();
  let active = all;
  for (let round = 0; round < rounds; round++) {
    const order = round % wholeEvery === 0 ? [...all] : active;
    for (let last = order.length - 1; last > 0; last--) {
      const other = roll(last + 1);
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    active = [];
    for (const index of order) {
      const { features, values } = kept[index] ?? rowOf(new Map());
      const side = sides[index] ?? 0;
      const before = multipliers[index] ?? 0;
      let sum = weights[featureCount] ?? 0;
      for (let at = 0; at < features.length; at++)
        sum += (weights[features[at] ?? 0] ?? 0) * (values[at] ?? 0);
      const slope = side * sum - 1 + before / (2 * cost);
      // A line that is far on its own side is looked at again in some rounds only.
      if (before === 0 && slope > 0) {
        if (slope < 0.2) active.push(index);
        continue;
      }
      active.push(index);
      const after = Math.max(0, before - slope / (curves[index] ?? 1));
      const move = (after - before) * side;
      if (move === 0) continue;
      multipliers[index] = after;
      for (let at = 0; at < features.length; at++) {
        const feature = features[at] ?? 0;
        weights[feature] = (weights[feature] ?? 0) + move * (values[at] ?? 0);
      }
      weights[featureCount] = (weights[featureCount] ?? 0) + move;
    }
  }
  return weights;
}
