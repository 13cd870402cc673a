import { describe, expect, test } from 'vitest';
import { differences } from './compare';
import type { Measurement, PageFigures, TransferFigures } from './figures';
import { report } from './report';
import { table } from './table';
import { kindOf, misses } from './targets';

const light: TransferFigures = {
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

function measured(pages: Record<string, PageFigures>): Measurement {
  return {
    machine: { cpu: 'Test', cores: 2, node: 'v20', chromium: '153', load: 0 },
    runs: { lighthouse: 3, field: 5 },
    pages,
  };
}

const rowOf = (text: string, start: string) => text.split('\n').find((line) => line.startsWith(start)) ?? '';

test('a table has even columns, the first to the left', () => {
  expect(
    table(
      ['Page', 'KB'],
      [
        ['/FAQ', '8'],
        ['/', '12.5'],
      ],
    ),
  ).toBe(['Page    KB', '----  ----', '/FAQ     8', '/     12.5'].join('\n'));
});

describe('targets', () => {
  test('are those of the kind of page', () => {
    expect(['/', '/ContactUs', '/BookAppointment', '/FAQ'].map(kindOf)).toEqual([
      'home',
      'form',
      'form',
      'text',
    ]);
  });

  test('are the least of a score and the most of the rest', () => {
    const targets = { seo: 100, fcp: 850, cls: 0 };
    expect(misses('seo', 99, targets)).toBe(true);
    expect(misses('seo', 100, targets)).toBe(false);
    expect(misses('fcp', 851, targets)).toBe(true);
    expect(misses('fcp', 850, targets)).toBe(false);
    expect(misses('cls', 0.002, targets)).toBe(true);
    expect(misses('speedIndex', 9_000, targets)).toBe(false);
  });
});

describe('the report', () => {
  test('marks what is missed, and that alone', () => {
    const text = report(measured({ '/ContactUs': { transfer: { ...light, html: 9_100 } } }));
    expect(rowOf(text, '/ContactUs').match(/[\d.]+!/g)).toEqual(['9.1!']);
    expect(rowOf(text, 'target: form')).toContain('9.0');
    expect(text).not.toContain('target: home');
  });

  test('shows slow phones by network, and what was found', () => {
    const field = { fcp: 400, lcp: 700, longestTask: 0, blocking: 0, tap: 20, works: 450 };
    const text = report(
      measured({
        '/': { field: { '4G': field }, findings: { audits: ['seo: No title'], saveData: ['/a.js'] } },
      }),
    );
    expect(rowOf(text, '4G /').match(/[\d.]+!/g)).toEqual(['700!']);
    expect(text).toContain('Audits that cost a score:\n  /: seo: No title');
    expect(text).toContain('Fetched unasked while data is saved:\n  /: /a.js');
  });

  test('says what nothing costs on this machine', () => {
    const floor = {
      ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100 },
      ...{ fcp: 787.4, lcp: 790, tbt: 0, cls: 0, speedIndex: 787, mainThread: 220 },
    };
    expect(report({ ...measured({}), floor })).toContain(
      'a page of one sentence: FCP 787, LCP 790, TBT 0 ms',
    );
    expect(report(measured({}))).not.toContain('one sentence');
  });

  test('says so when saving data fetches nothing', () => {
    expect(report(measured({ '/': { findings: { saveData: [] } } }))).toContain(
      'Save-Data: nothing is fetched unasked on /',
    );
  });
});

describe('a comparison', () => {
  const field = { fcp: 400, lcp: 700, longestTask: 60, blocking: 10, tap: 20, works: 450 };
  const before = measured({ '/': { transfer: light, field: { '3G': field } }, '/FAQ': { transfer: light } });

  test('tells every byte, and times that differ by more than chance', () => {
    const now = measured({
      '/': { transfer: { ...light, html: 8_500 }, field: { '3G': { ...field, fcp: 405, lcp: 900 } } },
    });
    const text = differences(before, now);
    expect(text.split('\n').slice(2)).toEqual([
      expect.stringMatching(/^\/ transfer\.html +8600 +8500 +-100 +-1 %$/),
      expect.stringMatching(/^\/ 3G\.lcp +700 +900 +\+200 +\+29 %$/),
    ]);
  });

  test('of the same figures tells nothing', () => {
    expect(differences(before, before)).toBe('No figure differs by more than chance.');
  });
});
