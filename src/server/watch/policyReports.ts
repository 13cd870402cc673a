/** How often browsers have reported one thing. No address of a visitor, no query, no script's text is kept. */
export interface PolicyReport {
  /** The directive that stopped it: `script-src-elem`. */
  directive: string;
  /** Where it came from: an origin, or a word such as `inline`. */
  blocked: string;
  /** The page, if it is one of the site's own. */
  page: string;
  count: number;
  /** Day of the last one: `2026-11-25`. */
  lastOn: string;
}

/** Reports that are told apart; what comes above is counted as `other`. */
const mostRows = 200;

/** Extensions of the browser, which the policy stops in pages that they change; nothing of the site's. */
const foreign =
  /^(?:chrome|moz|safari(?:-web)?|ms-browser|opera)-extension|^(?:about|blob|data|resource|webkit-masked-url|user-script)\b/i;

/** What policies can stop; anything else is an invention. */
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
const words = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'self']);

/** What a browser says, in one of the two spellings. */
interface Told {
  directive: unknown;
  blocked: unknown;
  page: unknown;
  /** Where the code is that was stopped. */
  source: unknown;
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Reads a body of `application/csp-report` or `application/reports+json`. */
function toldIn(body: unknown): Told[] {
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

/** What browsers report, counted. */
export type PolicyReports = ReturnType<typeof policyReports>;

/**
 * Gathers reports in memory, so that a broken policy is noticed: by what was stopped, whence, and on which page.
 * @param pages Paths of the site's pages. @param now Milliseconds of the clock.
 * @param counted Called with the directive of each report that counts.
 */
export function policyReports(
  pages: readonly string[],
  now: () => number,
  counted?: (directive: string) => void,
) {
  const rows = new Map<string, PolicyReport>();
  const known = new Set(pages);

  /** An origin, or one of the words that browsers use; nothing where it says nothing of the site. */
  function blockedBy(given: unknown): string | undefined {
    if (typeof given !== 'string' || foreign.test(given)) return undefined;
    if (words.has(given)) return given;
    return URL.canParse(given) ? new URL(given).origin.slice(0, 100) : 'other';
  }

  function pageOf(given: unknown): string {
    const path = typeof given === 'string' && URL.canParse(given) ? new URL(given).pathname : '';
    return known.has(path) ? path : 'other';
  }

  function add({ directive, blocked, page, source }: Told): void {
    // Older browsers give the whole directive with its sources.
    const name = String(directive).split(' ')[0] ?? '';
    const origin = blockedBy(blocked);
    if (!directives.has(name) || origin === undefined || (typeof source === 'string' && foreign.test(source)))
      return;
    counted?.(name);
    const row = { directive: name, blocked: origin, page: pageOf(page) };
    const key = (of: typeof row) => [of.directive, of.blocked, of.page].join(' ');
    const full = rows.size >= mostRows && !rows.has(key(row));
    const kept = full ? { directive: 'other', blocked: 'other', page: 'other' } : row;
    const before = rows.get(key(kept));
    const lastOn = new Date(now()).toISOString().slice(0, 10);
    rows.set(key(kept), { ...kept, count: (before?.count ?? 0) + 1, lastOn });
  }

  return {
    /** Counts what stands in a body. */
    add(body: unknown): void {
      toldIn(body).forEach(add);
    },
    list: (): PolicyReport[] => [...rows.values()].sort((a, b) => b.count - a.count),
  };
}
