import { parseArgs } from 'node:util';

/** What is asked for on the command line. */
export interface Options {
  /** Paths of the pages to measure. */
  routes: readonly string[];
  /** Pages measured as on a phone, of those. */
  field: readonly string[];
  /** Runs that a median is taken of. */
  runs: { lighthouse: number; field: number };
  /** File that all figures are written to. */
  json?: string;
  /** File with the figures of an earlier measuring. */
  compare?: string;
}

/** Home, a service page and a page with a form. */
export const fieldPages: readonly string[] = ['/', '/ParamedicsPage', '/ContactUs'];

/**
 * Reads the command line.
 * @param known Every path of the site.
 * @throws {Error} An option or a path is not known; the message is one line.
 */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      routes: { type: 'string' },
      json: { type: 'string' },
      compare: { type: 'string' },
    },
  });
  const routes = values.routes?.split(',').filter(Boolean) ?? (values.quick ? fieldPages : known);
  const strange = routes.find((path) => !known.includes(path));
  if (strange !== undefined) throw new Error(`The site has no page ${strange}`);
  return {
    routes,
    field: fieldPages.filter((path) => routes.includes(path)),
    runs: values.quick ? { lighthouse: 1, field: 1 } : { lighthouse: 3, field: 5 },
    ...(values.json !== undefined && { json: values.json }),
    ...(values.compare !== undefined && { compare: values.compare }),
  };
}
