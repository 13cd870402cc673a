import { figuresOf, type HeapFigures, type Measurement, type PageFigures } from './figures';
import { kilobytes, shift, table, whole } from './table';
import {
  fieldTargets,
  heapTarget,
  kindOf,
  lighthouseTargets,
  misses,
  targetsOf,
  transferTargets,
  type PageKind,
  type Targets,
} from './targets';

/** One column of a table. */
interface Column {
  title: string;
  /** Name of the figure. */
  name: string;
  show: (value: number) => string;
}
type Figures = Readonly<Record<string, number>>;
type Pages = readonly (readonly [name: string, page: PageFigures])[];

const column = (title: string, name: string, show = whole): Column => ({ title, name, show });

const columns = [
  column('Perf', 'performance'),
  column('A11y', 'accessibility'),
  column('Best', 'bestPractices'),
  column('SEO', 'seo'),
  column('FCP', 'fcp'),
  column('above', 'aboveFloor'),
  column('LCP', 'lcp'),
  column('TBT', 'tbt'),
  column('CLS', 'cls', shift),
  column('SI', 'speedIndex'),
  column('Main', 'mainThread'),
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

/** Figures as text, with `!` if one misses its target. */
const cells = (shown: readonly Column[], figures: Figures, targets: Targets): string[] =>
  shown.map(({ name, show }) => {
    const value = figures[name];
    if (value === undefined) return '-';
    return `${show(value)}${misses(name, value, targets) ? '!' : ' '}`;
  });

/** The targets as a row. */
const targetCells = (shown: readonly Column[], targets: Targets): string[] =>
  shown.map(({ name, show }) => (targets[name] === undefined ? '' : `${show(targets[name])} `));

const kinds: readonly PageKind[] = ['home', 'text', 'firstAid', 'form'];
const kindsOf = (pages: Pages) => kinds.filter((kind) => pages.some(([path]) => kindOf(path) === kind));

function routesTable({ floor, pages, peers = {} }: Measurement): string {
  const all = Object.entries(pages);
  const targets = kindsOf(all).map((kind) => [
    `target: ${kind}`,
    ...targetCells(columns, { ...lighthouseTargets[kind], ...transferTargets[kind] }),
  ]);
  const row = (name: string, page: PageFigures, targets: Targets) => [
    name,
    ...cells(columns, figuresOf(page, floor), targets),
  ];
  return table(
    ['Page', ...columns.map(({ title }) => title)],
    [
      ...targets,
      ...all.map(([path, page]) => row(path, page, targetsOf(path, page))),
      ...Object.entries(peers).map(([name, page]) => row(name, page, {})),
    ],
  );
}

function fieldTable({ pages, peers = {} }: Measurement): string {
  const own = Object.entries(pages).filter(([, { field }]) => field);
  const rows = Object.entries(fieldTargets).flatMap(([network, targets]) => {
    const row = (name: string, { field }: PageFigures, targets: Targets) => {
      const figures: object | undefined = field?.[network];
      return figures ? [[`${network} ${name}`, ...cells(fieldColumns, figures as Figures, targets)]] : [];
    };
    return [
      ...kindsOf(own).map((kind) => [
        `target: ${network} ${kind}`,
        ...targetCells(fieldColumns, targets[kind]),
      ]),
      ...own.flatMap(([path, page]) => row(path, page, targets[kindOf(path)])),
      ...Object.entries(peers).flatMap(([name, page]) => row(name, page, {})),
    ];
  });
  return table(['Slow phone', ...fieldColumns.map(({ title }) => title)], rows);
}

/** Memory of a tab after ten pages, as a sentence. */
function heapLine({ plain, react }: HeapFigures): string {
  const shown = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB${bytes > heapTarget ? '!' : ''}`;
  return `Heap after ten pages: ${shown(plain)} as documents, ${shown(react)} with React; target ${shown(heapTarget)}`;
}

function findingLines(pages: Pages): string[] {
  const findingList = (title: string, list: readonly string[]) =>
    list.length === 0 ? [] : [`${title}:`, ...list.map((line) => `  ${line}`)];
  const of = (name: 'audits' | 'backForward' | 'saveData') =>
    pages.flatMap(([path, { findings }]) => (findings?.[name] ?? []).map((finding) => `${path}: ${finding}`));
  const saving = pages.filter(([, { findings }]) => findings?.saveData !== undefined).map(([path]) => path);
  return [
    ...findingList('Audits that cost a score', of('audits')),
    ...findingList('Kept out of the back/forward cache', of('backForward')),
    ...findingList('Fetched unasked while data is saved', of('saveData')),
    ...(saving.length > 0 && of('saveData').length === 0
      ? [`Save-Data: nothing is fetched unasked on ${saving.join(', ')}`]
      : []),
  ];
}

/** The complete report for people. Times in ms, sizes in KB of 1,000 bytes; `!` marks a missed target. */
export function report(measurement: Measurement): string {
  const { machine, floor, runs, pages, heap, peers = {} } = measurement;
  const all = [...Object.entries(pages), ...Object.entries(peers)];
  const { cpu, cores, node, chromium, load } = machine;
  return [
    `${cpu}, ${cores} cores, load ${load.toFixed(1)}; Node ${node}, Chromium ${chromium}`,
    ...(floor
      ? [
          `The floor here, a page of one sentence: FCP ${whole(floor.fcp)}, LCP ${whole(floor.lcp)}, TBT ${whole(floor.tbt)} ms`,
        ]
      : []),
    `Medians of ${runs.lighthouse} runs of Lighthouse and ${runs.field} on the slow phone. ms, KB of 1,000 bytes; ! misses its target`,
    ...(heap ? [heapLine(heap)] : []),
    '',
    ...(all.length > 0 ? [routesTable(measurement), ''] : []),
    ...(all.some(([, { field }]) => field) ? [fieldTable(measurement), ''] : []),
    ...findingLines(all),
  ].join('\n');
}
