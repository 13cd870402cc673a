import {
  figuresOf,
  type FieldFigures,
  type HeapFigures,
  type LighthouseFigures,
  type Measurement,
  type PageFigures,
  type TransferFigures,
} from './figures';

/** Figures by page: one per column in each row, null if a page has none. */
export interface DocsTable {
  /** Names of the figures. */
  columns: readonly string[];
  rows: Readonly<Record<string, readonly (number | null)[]>>;
}

/** When, where and by which command something was measured. */
export interface Stamp {
  date: string;
  command: string;
  machine: string;
}

/** Pages as the docs show them. */
export interface DocsPages extends Stamp {
  /** Paths of those that search engines must not list. */
  hidden: readonly string[];
  /** Lighthouse's figures for a page of one sentence on that machine: no page can be faster. Times in ms. */
  floor?: { fcp: number; lcp: number; tbt: number };
  /** Figures from Lighthouse and from the network. */
  pages: DocsTable;
  /** Figures on a slow phone, by network. */
  field: Readonly<Record<string, DocsTable>>;
}

/** All figures of the docs. */
export interface SpeedFigures {
  /** Pages of the site. */
  now: DocsPages;
  /** The same pages at an earlier time. */
  before?: DocsPages;
  /** Pages with similar content by other front ends. */
  peers?: DocsPages;
  /** The heap after ten pages, in bytes. */
  heap?: Stamp & HeapFigures;
}

type Name = keyof (LighthouseFigures & TransferFigures) | 'aboveFloor';
const names: readonly Name[] = [
  'html',
  'firstScript',
  'bytes',
  'requests',
  'react',
  'secondVisit',
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'fcp',
  'aboveFloor',
  'lcp',
  'tbt',
  'cls',
];
const fieldNames: readonly (keyof FieldFigures)[] = [
  'fcp',
  'lcp',
  'longestTask',
  'blocking',
  'tap',
  'works',
  'assistant',
  'next',
  'form',
];

const rounded = (name: string, value: number) =>
  name === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value);

/** A table of the figures that at least one page has. */
function tableOf(
  order: readonly string[],
  pages: Readonly<Record<string, Readonly<Record<string, number>>>>,
): DocsTable {
  const columns = order.filter((name) => Object.values(pages).some((figures) => name in figures));
  const row = (figures: Readonly<Record<string, number>>) =>
    columns.map((name) => (figures[name] === undefined ? null : rounded(name, figures[name])));
  return {
    columns,
    rows: Object.fromEntries(Object.entries(pages).map(([path, figures]) => [path, row(figures)])),
  };
}

function stampOf({ date = '', command = 'npm run measure', machine, runs }: Measurement): Stamp {
  const { cpu, cores, node, chromium, load } = machine;
  const medians =
    runs.lighthouse === 1
      ? 'one run each'
      : `medians of ${runs.lighthouse} runs of Lighthouse and ${runs.field} on the slow phone`;
  const on = `${cpu}, ${cores} cores, load ${load.toFixed(1)}, Node ${node}, Chromium ${chromium}`;
  return { date, command, machine: `${on}; ${medians}` };
}

function pagesOf(measurement: Measurement, pages: Readonly<Record<string, PageFigures>>): DocsPages {
  const { floor } = measurement;
  const all = Object.entries(pages);
  const networks = [...new Set(all.flatMap(([, { field }]) => Object.keys(field ?? {})))];
  const fieldOn = (network: string) =>
    all.flatMap(([path, { field }]) => (field?.[network] ? [[path, { ...field[network] }] as const] : []));
  return {
    ...stampOf(measurement),
    hidden: all.flatMap(([path, { hidden }]) => (hidden ? [path] : [])),
    ...(floor && {
      floor: { fcp: Math.round(floor.fcp), lcp: Math.round(floor.lcp), tbt: Math.round(floor.tbt) },
    }),
    pages: tableOf(names, Object.fromEntries(all.map(([path, page]) => [path, figuresOf(page, floor)]))),
    field: Object.fromEntries(
      networks.map((network) => [network, tableOf(fieldNames, Object.fromEntries(fieldOn(network)))]),
    ),
  };
}

/**
 * The figures of the docs after a measurement. Figures that were not measured stay as they are, with their date.
 * @param before An earlier measurement to show next to it, if it is not that of the docs.
 */
export function docsOf(now: Measurement, docs: SpeedFigures, before?: Measurement): SpeedFigures {
  const { pages, peers = {}, heap } = now;
  return {
    ...docs,
    ...(Object.keys(pages).length > 0 && { now: pagesOf(now, pages) }),
    ...(before && { before: pagesOf(before, before.pages) }),
    ...(Object.keys(peers).length > 0 && { peers: pagesOf(now, peers) }),
    ...(heap && { heap: { ...stampOf(now), ...heap } }),
  };
}
