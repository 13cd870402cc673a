import type { Measurement, PageFigures } from './figures';
import { kilobytes, shift, table, whole } from './table';
import { fieldTargets, kindOf, lighthouseTargets, misses, transferTargets, type PageKind } from './targets';

/** One column of a table. */
interface Column {
  title: string;
  /** Name of the figure. */
  name: string;
  show: (value: number) => string;
}
type Figures = Readonly<Record<string, number>>;

const column = (title: string, name: string, show = whole): Column => ({ title, name, show });

const lighthouseColumns = [
  column('Perf', 'performance'),
  column('A11y', 'accessibility'),
  column('Best', 'bestPractices'),
  column('SEO', 'seo'),
  column('FCP', 'fcp'),
  column('LCP', 'lcp'),
  column('TBT', 'tbt'),
  column('CLS', 'cls', shift),
  column('SI', 'speedIndex'),
  column('Main', 'mainThread'),
];
const transferColumns = [
  column('HTML', 'html', kilobytes),
  column('JS first', 'firstScript', kilobytes),
  column('JS React', 'react', kilobytes),
  column('Load', 'bytes', kilobytes),
  column('Req', 'requests'),
  column('doc', 'documents', kilobytes),
  column('js', 'scripts', kilobytes),
  column('pic', 'pictures', kilobytes),
  column('rest', 'rest', kilobytes),
  column('2nd', 'secondVisit', kilobytes),
];
const fieldColumns = [
  column('FCP', 'fcp'),
  column('LCP', 'lcp'),
  column('Longest', 'longestTask'),
  column('Blocking', 'blocking'),
  column('Tap', 'tap'),
  column('Works', 'works'),
  column('Assistant', 'assistant'),
  column('Next', 'next'),
  column('Form', 'form'),
  column('React', 'arrival'),
];

/** A figure as it is shown, with `!` where it misses its target. */
function cells(columns: readonly Column[], figures: Figures | undefined, targets: Figures): string[] {
  return columns.map(({ name, show }) => {
    const value = figures?.[name];
    if (value === undefined) return '-';
    return `${show(value)}${misses(name, value, targets) ? '!' : ' '}`;
  });
}

/** The targets themselves, as a row. */
function targetCells(columns: readonly Column[], targets: Figures): string[] {
  return columns.map(({ name, show }) => {
    const target = targets[name];
    return target === undefined ? '' : `${show(target)} `;
  });
}

const kinds: readonly PageKind[] = ['home', 'text', 'form'];
const asFigures = (figures: object | undefined) => figures as Figures | undefined;

function routesTable(pages: readonly (readonly [string, PageFigures])[]): string {
  const head = ['Page', ...[...lighthouseColumns, ...transferColumns].map(({ title }) => title)];
  const targets = kinds
    .filter((kind) => pages.some(([path]) => kindOf(path) === kind))
    .map((kind) => [
      `target: ${kind}`,
      ...targetCells(lighthouseColumns, lighthouseTargets[kind]),
      ...targetCells(transferColumns, transferTargets[kind]),
    ]);
  const rows = pages.map(([path, { lighthouse, transfer }]) => [
    path,
    ...cells(lighthouseColumns, asFigures(lighthouse), lighthouseTargets[kindOf(path)]),
    ...cells(transferColumns, asFigures(transfer), transferTargets[kindOf(path)]),
  ]);
  return table(head, [...targets, ...rows]);
}

function fieldTable(pages: readonly (readonly [string, PageFigures])[]): string {
  const names = Object.keys(fieldTargets);
  const rows = names.flatMap((network) => [
    [`target: ${network}`, ...targetCells(fieldColumns, fieldTargets[network] ?? {})],
    ...pages.flatMap(([path, { field }]) => {
      const figures = asFigures(field?.[network]);
      return figures
        ? [[`${network} ${path}`, ...cells(fieldColumns, figures, fieldTargets[network] ?? {})]]
        : [];
    }),
  ]);
  return table(['Slow phone', ...fieldColumns.map(({ title }) => title)], rows);
}

function findingLines(pages: readonly (readonly [string, PageFigures])[]): string[] {
  const said = (title: string, list: readonly string[]) =>
    list.length === 0 ? [] : [`${title}:`, ...list.map((line) => `  ${line}`)];
  const of = (name: 'audits' | 'backForward' | 'saveData') =>
    pages.flatMap(([path, { findings }]) => (findings?.[name] ?? []).map((finding) => `${path}: ${finding}`));
  const saving = pages.filter(([, { findings }]) => findings?.saveData !== undefined).map(([path]) => path);
  return [
    ...said('Audits that cost a score', of('audits')),
    ...said('Kept out of the back/forward cache', of('backForward')),
    ...said('Fetched unasked while data is saved', of('saveData')),
    ...(saving.length > 0 && of('saveData').length === 0
      ? [`Save-Data: nothing is fetched unasked on ${saving.join(', ')}`]
      : []),
  ];
}

/** Everything that was measured, for people. Times in ms, sizes in KB of 1,000 bytes; `!` marks a missed target. */
export function report({ machine, floor, runs, pages }: Measurement): string {
  const all = Object.entries(pages);
  const { cpu, cores, node, chromium, load } = machine;
  return [
    `${cpu}, ${cores} cores, load ${load.toFixed(1)}; Node ${node}, Chromium ${chromium}`,
    ...(floor
      ? [
          `The floor here, a page of one sentence: FCP ${whole(floor.fcp)}, LCP ${whole(floor.lcp)}, TBT ${whole(floor.tbt)} ms`,
        ]
      : []),
    `Medians of ${runs.lighthouse} runs of Lighthouse and ${runs.field} on the slow phone. ms, KB of 1,000 bytes; ! misses its target`,
    '',
    routesTable(all),
    '',
    ...(all.some(([, { field }]) => field) ? [fieldTable(all), ''] : []),
    ...findingLines(all),
  ].join('\n');
}
