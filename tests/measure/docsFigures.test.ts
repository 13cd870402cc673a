import { describe, expect, test } from 'vitest';
import { fieldRows, pageRows } from '../../stories/docs/parts/speedFigures';
import { docsOf, type SpeedFigures } from './docsFigures';
import type { LighthouseFigures, Measurement, TransferFigures } from './figures';

const scores = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 };
const lighthouse: LighthouseFigures = {
  ...scores,
  fcp: 761.6,
  lcp: 900,
  tbt: 0,
  cls: 0.00012,
  speedIndex: 800,
  mainThread: 300,
};
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
const measured: Measurement = {
  date: '2026-11-25',
  command: 'npm run measure',
  machine: { cpu: 'Test', cores: 2, node: 'v20', chromium: '153', load: 0 },
  runs: { lighthouse: 3, field: 5 },
  floor: { ...lighthouse, fcp: 700 },
  pages: {
    '/': {
      lighthouse,
      transfer,
      field: { '3G': { fcp: 800.4, lcp: 1200, longestTask: 60, blocking: 10, tap: 20, works: 450 } },
    },
    '/Slider': { transfer, hidden: true },
  },
};
const nothing = { ...docsPages(), date: '2026-01-01' };
const docs: SpeedFigures = { now: nothing, before: nothing };

function docsPages() {
  return { command: '', machine: '', hidden: [], pages: { columns: [], rows: {} }, field: {} };
}

describe('the figures of the docs', () => {
  const { now, before } = docsOf(measured, docs);
  const figure = (path: string, name: string) => now.pages.rows[path]?.[now.pages.columns.indexOf(name)];

  test('are rounded, with the first paint above the floor', () => {
    expect(figure('/', 'fcp')).toBe(762);
    expect(figure('/', 'aboveFloor')).toBe(62);
    expect(figure('/', 'cls')).toBe(0);
    expect(now.floor).toEqual({ fcp: 700, lcp: 900, tbt: 0 });
    expect(now.field['3G']?.rows['/']?.[0]).toBe(800);
  });

  test('are nothing where a page was not measured, and no column where none was', () => {
    expect(figure('/Slider', 'fcp')).toBeNull();
    expect(now.pages.columns).not.toContain('speedIndex');
    expect(now.field['3G']?.columns).not.toContain('form');
    expect(now.hidden).toEqual(['/Slider']);
  });

  test('have the date and the command, and leave what was not measured as it was', () => {
    expect(now).toMatchObject({ date: '2026-11-25', command: 'npm run measure' });
    expect(before).toBe(nothing);
    const heap = { plain: 5e6, react: 9e6 };
    const later = docsOf({ ...measured, pages: {}, heap }, docs);
    expect(later.now).toBe(nothing);
    expect(later.heap).toMatchObject({ date: '2026-11-25', react: 9e6 });
  });

  test('have an earlier measuring beside them when one is given', () => {
    expect(docsOf(measured, docs, { ...measured, date: '2026-11-20' }).before).toMatchObject({
      date: '2026-11-20',
      pages: { rows: { '/': expect.arrayContaining([8_600]) as unknown } },
    });
  });
});

describe('the page "Speed"', () => {
  const heavier = { ...transfer, html: 15_000 };
  const earlier = { ...measured, pages: { '/': { transfer: heavier } } };
  const { now, before } = docsOf(
    { ...measured, pages: { ...measured.pages, '/FAQ': { transfer: heavier } } },
    docs,
    earlier,
  );
  const rows = pageRows(now, before);
  const cell = (path: string, name: string) => rows.find((row) => row.path === path)?.cells[name];

  test('marks what misses its target, and shows what was before', () => {
    expect(cell('/', 'html')).toEqual({
      name: 'html',
      value: 8_600,
      before: 15_000,
      target: 14_000,
      missed: false,
    });
    expect(cell('/FAQ', 'html')).toMatchObject({ target: 11_200, missed: true, before: undefined });
    expect(fieldRows(now, '3G')[0]?.cells['blocking']).toMatchObject({ value: 10, target: 0, missed: true });
  });

  test('holds pages of other front ends to nothing', () => {
    const { peers } = docsOf(
      { ...measured, peers: { 'GOV.UK 6.6.0 text': { lighthouse, transfer: heavier } } },
      docs,
    );
    const [row] = peers ? pageRows(peers) : [];
    expect(row).toMatchObject({ kind: undefined, cells: { html: { value: 15_000, missed: false } } });
  });
});
