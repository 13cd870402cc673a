import { describe, expect, test } from 'vitest';
import { median, medians } from './figures';

describe('median', () => {
  test('is the middle value, whatever the order', () => {
    expect(median([900, 20, 30])).toBe(30);
    expect(median([7])).toBe(7);
  });

  test('is the mean of the two in the middle', () => {
    expect(median([10, 1, 4, 2])).toBe(3);
  });

  test('of nothing is refused', () => {
    expect(() => median([])).toThrow('median of nothing');
  });
});

describe('medians', () => {
  test('are taken figure by figure', () => {
    const runs = [
      { fcp: 3, lcp: 10 },
      { fcp: 1, lcp: 30 },
      { fcp: 2, lcp: 20 },
    ];
    expect(medians(runs)).toEqual({ fcp: 2, lcp: 20 });
  });

  test('leave out a run that lacks the figure', () => {
    expect(medians<{ fcp: number; form?: number }>([{ fcp: 1, form: 8 }, { fcp: 3 }])).toEqual({
      fcp: 2,
      form: 8,
    });
  });
});
