import { dayInNairobi } from '../../domain/dates';

/** Number of browsers' reports about one violation. Visitors' addresses, queries and the text of scripts are not stored. */
export interface PolicyReport {
  /** The violated directive: `script-src-elem`. */
  directive: string;
  /** Origin of what was blocked, or a keyword such as `inline`. */
  blocked: string;
  /** The page, if it is one of the site's own. */
  page: string;
  count: number;
  /** Day of the last report: `2026-11-25`. */
  lastOn: string;
}

/** Maximum number of distinct reports; further ones are counted as `other`. */
const maxRows = 200;

/** Browser extensions, which change pages and are blocked by the policy; not the site's fault. */
const foreign =
  /^(?:chrome|moz|safari(?:-web)?|ms-browser|opera)-extension|^(?:about|blob|data|resource|webkit-masked-url|user-script)\b/i;

/** Directives of policies; anything else is invented. */
const directives = new Set(
  ['script-src', 'style-src']
    .flatMap((name) => [name, `${name}-elem`, `${name}-attr`])
    .concat([
      'default-src',
      'base-uri',
      'child-src',
      'connect-src',
      'font-src',
      'form-action',
      'frame-ancestors',
      'frame-src',
      'img-src',
      'manifest-src',
      'media-src',
      'object-src',
      'worker-src',
      'require-trusted-types-for',
      'trusted-types',
    ]),
);
const keywords = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'self',
]);

/** A report, in one of the two formats. */
interface RawReport {
  directive: unknown;
  blocked: unknown;
  page: unknown;
  /** Source of the blocked code. */
  source: unknown;
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Parses a body of `application/csp-report` or `application/reports+json`. */
function parseReports(body: unknown): RawReport[] {
  const old = asRecord(body)['csp-report'];
  if (old !== undefined) {
    const report = asRecord(old);
    return [
      {
        directive: report['effective-directive'] ?? report['violated-directive'],
        blocked: report['blocked-uri'],
        page: report['document-uri'],
        source: report['source-file'],
      },
    ];
  }
  const list = Array.isArray(body) ? (body as unknown[]).slice(0, 20) : [];
  return list.map(asRecord).flatMap(({ type, body: inner }) => {
    if (type !== 'csp-violation') return [];
    const report = asRecord(inner);
    return [
      {
        directive: report['effectiveDirective'],
        blocked: report['blockedURL'],
        page: report['documentURL'],
        source: report['sourceFile'],
      },
    ];
  });
}

/** Counted reports of browsers. */
export type PolicyReports = ReturnType<typeof policyReports>;

/**
 * Collects reports in memory, so that a broken policy is noticed: violated directive, origin and page.
 * @param pages Paths of the site's pages. @param now Current time in ms since 1970.
 * @param onCounted Called with the directive of each report that is counted.
 */
export function policyReports(
  pages: readonly string[],
  now: () => number,
  onCounted?: (directive: string) => void,
) {
  const rows = new Map<string, PolicyReport>();
  const known = new Set(pages);

  /** An origin, or one of the browsers' keywords; undefined if it does not concern the site. */
  function blockedBy(value: unknown): string | undefined {
    if (typeof value !== 'string' || foreign.test(value)) return undefined;
    if (keywords.has(value)) return value;
    return URL.canParse(value) ? new URL(value).origin.slice(0, 100) : 'other';
  }

  function pageOf(value: unknown): string {
    const path = typeof value === 'string' && URL.canParse(value) ? new URL(value).pathname : '';
    return known.has(path) ? path : 'other';
  }

  function add({ directive, blocked, page, source }: RawReport): void {
    // Older browsers send the whole directive with its sources.
    const name = String(directive).split(' ')[0] ?? '';
    const origin = blockedBy(blocked);
    if (!directives.has(name) || origin === undefined || (typeof source === 'string' && foreign.test(source)))
      return;
    onCounted?.(name);
    const row = { directive: name, blocked: origin, page: pageOf(page) };
    const key = (of: typeof row) => [of.directive, of.blocked, of.page].join(' ');
    const full = rows.size >= maxRows && !rows.has(key(row));
    const target = full ? { directive: 'other', blocked: 'other', page: 'other' } : row;
    const previous = rows.get(key(target));
    const lastOn = dayInNairobi(new Date(now()));
    rows.set(key(target), { ...target, count: (previous?.count ?? 0) + 1, lastOn });
  }

  return {
    /** Counts the reports in a body. */
    add(body: unknown): void {
      parseReports(body).forEach(add);
    },
    list: (): PolicyReport[] => [...rows.values()].sort((a, b) => b.count - a.count),
  };
}
