import type { DocsPages, DocsTable, SpeedFigures } from '../../../tests/measure/docsFigures';
import {
  fieldTargets,
  kindOf,
  misses,
  targetsOf,
  type PageKind,
  type Targets,
} from '../../../tests/measure/targets';
import json from './speed.json';

/** All figures of the page "Speed"; `npm run measure -- --docs` writes them. */
export const speed: SpeedFigures = json;

/** A figure as the docs name and show it. */
export interface Figure {
  /** Heading of its column. */
  title: string;
  /** What it is counted in; empty for scores and numbers. */
  unit: string;
  /** The number alone. */
  show: (value: number) => string;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (value: number) => value.toFixed(0);
const ms = (title: string): Figure => ({ title, unit: 'ms', show: whole });
const kb = (title: string): Figure => ({ title, unit: 'KB', show: kilobytes });
const number = (title: string, show = whole): Figure => ({ title, unit: '', show });

const onTheWire: Readonly<Record<string, Figure>> = {
  html: kb('HTML'),
  firstScript: kb('JavaScript before React'),
  bytes: kb('Until load'),
  requests: number('Requests'),
  react: kb('JavaScript with React'),
  secondVisit: kb('Second visit'),
};

const byLighthouse: Readonly<Record<string, Figure>> = {
  performance: number('Performance'),
  accessibility: number('Accessibility'),
  bestPractices: number('Best practices'),
  seo: number('SEO'),
  fcp: ms('FCP'),
  aboveFloor: ms('FCP above the floor'),
  lcp: ms('LCP'),
  tbt: ms('TBT'),
  cls: number('CLS', (value) => String(value)),
};

/** What Lighthouse and the wire say of a page, by name of the figure, in the order of the columns. */
export const pageFigures: Readonly<Record<string, Figure>> = { ...onTheWire, ...byLighthouse };

/** What a slow phone shows, by name of the figure. */
export const fieldFigures: Readonly<Record<string, Figure>> = {
  fcp: ms('FCP'),
  lcp: ms('LCP'),
  longestTask: ms('Longest task'),
  blocking: ms('Blocking'),
  tap: ms('Tap'),
  works: ms('Works'),
  assistant: ms('Assistant'),
  next: ms('Next page'),
  form: ms('Form'),
};

/** Kinds of pages, as headings. */
export const kindTitles: Readonly<Record<PageKind, string>> = {
  home: 'Home',
  text: 'Pages of text and services',
  firstAid: 'First aid',
  form: 'Forms',
};

/** One figure of one page. */
export interface Cell {
  name: string;
  value: number;
  /** The same figure earlier, where there is one. */
  before: number | undefined;
  target: number | undefined;
  missed: boolean;
}

/** One page with its figures, by name. */
export interface Row {
  path: string;
  /** Nothing for a page of another front end. */
  kind: PageKind | undefined;
  cells: Readonly<Record<string, Cell>>;
}

const valueIn = ({ columns, rows }: DocsTable, path: string, name: string) =>
  rows[path]?.[columns.indexOf(name)] ?? undefined;

/** Rows of a table with what each figure is held to. */
function rowsOf(table: DocsTable, earlier: DocsTable | undefined, targets: (path: string) => Targets): Row[] {
  return Object.keys(table.rows).map((path) => {
    const held = path.startsWith('/') ? targets(path) : {};
    const cells = table.columns.flatMap((name) => {
      const value = valueIn(table, path, name);
      if (value === undefined) return [];
      const before = earlier && valueIn(earlier, path, name);
      return [
        [name, { name, value, before, target: held[name], missed: misses(name, value, held) }] as const,
      ];
    });
    const kind = path.startsWith('/') ? kindOf(path) : undefined;
    return { path, kind, cells: Object.fromEntries(cells) };
  });
}

/** What Lighthouse and the wire say of the pages of a measuring. */
export const pageRows = ({ pages, hidden }: DocsPages, before?: DocsPages): Row[] =>
  rowsOf(pages, before?.pages, (path) => targetsOf(path, { hidden: hidden.includes(path) }));

/** What a slow phone shows of them on a network. */
export const fieldRows = ({ field }: DocsPages, network: string, before?: DocsPages): Row[] =>
  rowsOf(
    field[network] ?? { columns: [], rows: {} },
    before?.field[network],
    (path) => fieldTargets[network]?.[kindOf(path)] ?? {},
  );
