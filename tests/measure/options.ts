import { parseArgs } from 'node:util';

/** Parts that can be measured separately: pages of the site, the heap of a long visit, and pages of other front ends. */
export const parts = ['pages', 'heap', 'peers'] as const;
/** One of them. */
export type Part = (typeof parts)[number];

/** The parsed command line. */
export interface Options {
  /** What is measured. */
  only: readonly Part[];
  /** Paths of the pages to measure. */
  routes: readonly string[];
  /** Pages among them that are measured on the slow phone. */
  field: readonly string[];
  /** Number of runs for a median. */
  runs: { lighthouse: number; field: number };
  /** File with figures to print instead of measuring. */
  from?: string;
  /** File to which all figures are written. */
  json?: string;
  /** File with the figures of an earlier measurement. */
  compare?: string;
  /** Whether the figures of the docs are updated. */
  docs: boolean;
  /** The command that repeats the measurement. */
  command: string;
}

/** The home page, a service page, a page with a form, the most important first-aid page, and the home page in Kiswahili. */
export const fieldPages: readonly string[] = [
  '/',
  '/ParamedicsPage',
  '/ContactUs',
  '/FirstAid/NotBreathing',
  '/sw',
];

/** Representative pages for a quick run. */
const quickPages = fieldPages.slice(0, 3);

/** Paths that match a pattern, in which `*` is any text. @throws {Error} If there are none; the message is one line. */
function matching(pattern: string, known: readonly string[]): readonly string[] {
  const parts = pattern.split('*').map((text) => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  const expression = new RegExp(`^${parts.join('.*')}$`);
  const found = known.filter((path) => expression.test(path));
  if (found.length === 0) throw new Error(`The site has no page ${pattern}`);
  return found;
}

const listOf = (text: string) => text.split(',').filter(Boolean);
const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

function partsOf(text: string): readonly Part[] {
  const names = listOf(text);
  const strange = names.find((name) => !isPart(name));
  if (strange !== undefined) throw new Error(`Nothing is called ${strange}: there are ${parts.join(', ')}`);
  return names.filter(isPart);
}

const all = parts.join(',');

/** The command with these options. */
function commandOf({
  quick,
  only,
  routes,
}: {
  quick: boolean;
  only: string;
  routes: string | undefined;
}): string {
  const options = [
    ...(quick ? ['--quick'] : []),
    ...(only === all ? [] : [`--only ${only}`]),
    ...(routes === undefined ? [] : [`--routes '${routes}'`]),
  ];
  return ['npm run measure', ...(options.length > 0 ? ['--', ...options] : [])].join(' ');
}

/**
 * Parses the command line.
 * @param known All paths of the site.
 * @throws {Error} If an option, a part or a path is unknown; the message is one line.
 */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: all },
      routes: { type: 'string' },
      from: { type: 'string' },
      json: { type: 'string' },
      compare: { type: 'string' },
      docs: { type: 'boolean', default: false },
    },
  });
  const patterns = values.routes === undefined ? undefined : listOf(values.routes);
  const found = patterns?.flatMap((pattern) => matching(pattern, known));
  const routes = found ?? (values.quick ? quickPages : known);
  return {
    only: partsOf(values.only),
    routes: [...new Set(routes)],
    field: fieldPages.filter((path) => routes.includes(path)),
    runs: values.quick ? { lighthouse: 1, field: 1 } : { lighthouse: 5, field: 5 },
    docs: values.docs,
    command: commandOf({ quick: values.quick, only: values.only, routes: values.routes }),
    ...(values.from !== undefined && { from: values.from }),
    ...(values.json !== undefined && { json: values.json }),
    ...(values.compare !== undefined && { compare: values.compare }),
  };
}
