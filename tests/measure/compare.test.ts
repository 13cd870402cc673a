import { describe, expect, test } from 'vitest';
import { differences } from './compare';
import type { Measurement, PageFigures, TransferFigures } from './figures';

const transfer: TransferFigures = {
  html: 8_600,
  firstScript: 3_600,
  bytes: 23_900,
  requests: 4,
  documents: 8_700,
  scripts: 3_700,
  pictures: 5_000,
  rest: 6_500,
  react: 147_000,
  secondVisit: 600,
};
const field = { fcp: 400, lcp: 700, longestTask: 60, blocking: 10, tap: 20, works: 450 };

function measured(pages: Record<string, PageFigures>): Measurement {
  return {
    machine: { cpu: 'Test', cores: 2, node: 'v20', chromium: '153', load: 0 },
    runs: { lighthouse: 3, field: 5 },
    pages,
  };
}

describe('a comparison', () => {
  const before = measured({ '/': { transfer, field: { '3G': field } }, '/FAQ': { transfer } });

  test('tells every byte, and times that differ by more than chance', () => {
    const now = measured({
      '/': { transfer: { ...transfer, html: 8_500 }, field: { '3G': { ...field, fcp: 405, lcp: 900 } } },
    });
    expect(differences(before, now).split('\n').slice(2)).toEqual([
      expect.stringMatching(/^\/ transfer\.html +8600 +8500 +-100 +-1 %$/),
      expect.stringMatching(/^\/ 3G\.lcp +700 +900 +\+200 +\+29 %$/),
    ]);
  });

  test('of the same figures tells nothing', () => {
    expect(differences(before, before)).toBe('No figure differs by more than chance.');
  });
});
