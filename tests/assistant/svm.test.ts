import { describe, expect, it } from 'vitest';
import { typedWords } from '../../src/assistant/engine/words';
import { featureCount } from '../../src/assistant/model/features';
import { learn, rowOf, type Row } from './report/svm';

const rows: readonly Row[] = [
  [1, 2],
  [1, 3],
  [4, 2],
  [4, 3],
  [5, 6],
].map((features) => rowOf(new Map(features.map((feature) => [feature, 1 / Math.SQRT2]))));
const isRight = (row: number) => row < 2;
const sumOf = (weights: Float64Array, row: Row) =>
  row.features.reduce((sum, feature, at) => sum + (weights[feature] ?? 0) * (row.values[at] ?? 0), 0) +
  (weights[featureCount] ?? 0);

describe('what learns the weights', () => {
  it('tells right lines from others', () => {
    const weights = learn(rows, isRight);
    expect(rows.map((row) => sumOf(weights, row) > 0)).toEqual([true, true, false, false, false]);
  });

  it('learns the same from the same lines', () => {
    expect(learn(rows, isRight)).toEqual(learn(rows, isRight));
  });

  it('gives no weight to what may have none', () => {
    const keeps = new Uint8Array(featureCount);
    keeps[1] = 1;
    const weights = learn(rows, isRight, keeps);
    expect([...weights.keys()].filter((feature) => weights[feature] !== 0)).toEqual([1, featureCount]);
  });
});

it('reads the words as typed, without capitals, accents, apostrophes and politeness', () => {
  expect(typedWords("Please, Ng'ombe wa Caf\u00e9 can\u2019t PLS 24hrs!")).toEqual([
    'ngombe',
    'wa',
    'cafe',
    'cant',
    '24hrs',
  ]);
});
