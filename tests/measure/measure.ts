import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium as playwrightChromium, type Browser } from 'playwright';
import { siteRoutes } from '../../src/app/siteRoutes';
import { budgetOf, type Budget } from '../budgets/budgets';
import { chromium } from '../support/chromium';
import { behindProxy, certificate, httpsProxy } from '../support/httpsProxy';
import { startSite } from '../support/site';
import { measureBytes, measureHeap, measureOnPhone, networks, type Figures } from './slowPhone';

/** What `--json` writes. */
interface Measurement {
  /** Machine, versions, load and number of runs: times of different machines cannot be compared. */
  machine: string;
  /** Figures by path, then by name. */
  pages: Record<string, Figures>;
}

/** A row of the table. A score has to reach its target, everything else may not exceed it. */
interface Row {
  title: string;
  name: string;
  target?: number | keyof Budget;
  unit?: 'KB' | 'MB' | 'score' | 'shift';
}

const rows: readonly Row[] = [
  { title: 'HTML, KB', name: 'html', target: 'html', unit: 'KB' },
  { title: 'JavaScript first, KB', name: 'first', target: 'first', unit: 'KB' },
  { title: 'JavaScript with React, KB', name: 'react', target: 'react', unit: 'KB' },
  { title: 'Until load, KB', name: 'load', target: 'load', unit: 'KB' },
  { title: 'Requests until load', name: 'requests' },
  { title: 'Performance', name: 'performance', target: 100, unit: 'score' },
  { title: 'Accessibility', name: 'accessibility', target: 100, unit: 'score' },
  { title: 'Best practices', name: 'best-practices', target: 100, unit: 'score' },
  { title: 'SEO', name: 'seo', target: 100, unit: 'score' },
  { title: 'Lighthouse FCP, ms', name: 'first-contentful-paint', target: 900 },
  { title: 'Lighthouse LCP, ms', name: 'largest-contentful-paint', target: 1000 },
  { title: 'Lighthouse TBT, ms', name: 'total-blocking-time', target: 0 },
  { title: 'Lighthouse CLS', name: 'cumulative-layout-shift', target: 0, unit: 'shift' },
  ...Object.keys(networks).flatMap((network): Row[] => [
    { title: `${network} FCP, ms`, name: `${network} fcp` },
    { title: `${network} LCP, ms`, name: `${network} lcp` },
    { title: `${network} blocking, ms`, name: `${network} blocking`, target: 0 },
    { title: `${network} works, ms`, name: `${network} works`, target: network === '4G' ? 500 : 950 },
    { title: `${network} assistant, ms`, name: `${network} assistant`, target: 1500 },
    { title: `${network} form, ms`, name: `${network} form`, target: 2500 },
  ]),
  { title: 'Heap after ten pages, MB', name: 'heap', target: 12_000_000, unit: 'MB' },
];

const usual = '/,/FirstAid/NotBreathing,/SportsCoverage,/ContactUs';

/** @throws {Error} If an option, a page or a file is unknown. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      routes: { type: 'string', default: usual },
      runs: { type: 'string', default: '3' },
      json: { type: 'string' },
      compare: { type: 'string' },
    },
  });
  const routes = values.routes.split(',');
  const strange = routes.find((path) => !siteRoutes.some((route) => route.path === path));
  if (strange !== undefined) throw new Error(`The site has no page ${strange}`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a number from 1: ${values.runs}`);
  const before =
    values.compare === undefined
      ? undefined
      : (JSON.parse(readFileSync(values.compare, 'utf8')) as Measurement);
  return { routes, runs, json: values.json, before };
}

/** Builds and starts the site behind a proxy with HTTP/2 and TLS. */
async function serveSite() {
  const build = spawnSync(process.execPath, ['src/app/cli/run.js', 'build'], { stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The site does not build');
  const site = await startSite(behindProxy);
  const proxy = await httpsProxy(site.url);
  return { url: proxy.url, stop: () => Promise.all([proxy.stop(), site.stop()]) };
}

/** Starts a browser that trusts the proxy's key alone: one that ignores all errors of certificates caches nothing. */
async function startBrowser() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const key = new X509Certificate(readFileSync(certificate)).publicKey.export({
    type: 'spki',
    format: 'der',
  });
  const trusted = createHash('sha256').update(key).digest('base64');
  const args = [`--ignore-certificate-errors-spki-list=${trusted}`, `--remote-debugging-port=${port}`];
  return { port, browser: await playwrightChromium.launch({ ...chromium(), args }) };
}

/** Lighthouse's scores and times for a phone with its standard throttling. */
async function runLighthouse(url: string, port: number): Promise<Figures> {
  const done = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!done || done.lhr.runtimeError)
    throw new Error(`Lighthouse on ${url}: ${done?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits } = done.lhr;
  const figures = rows.flatMap(({ name }) => {
    const score = categories[name]?.score;
    const value = typeof score !== 'number' ? audits[name]?.numericValue : score * 100;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(figures);
}

/** All figures of one page, once. */
async function measurePage(browser: Browser, port: number, url: string): Promise<Figures> {
  const figures = { ...(await measureBytes(browser, url)), ...(await runLighthouse(url, port)) };
  for (const network of Object.keys(networks) as (keyof typeof networks)[]) {
    const found = await measureOnPhone(browser, url, network);
    for (const [name, value] of Object.entries(found)) figures[`${network} ${name}`] = value;
  }
  return figures;
}

/** The median of each figure. */
function medians(runs: readonly Figures[]): Figures {
  const middle = (name: string) =>
    runs.map((run) => run[name] ?? NaN).toSorted((a, b) => a - b)[(runs.length - 1) >> 1] ?? NaN;
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, middle(name)]));
}

const show = (value: number, unit: Row['unit']) => {
  if (unit === 'KB') return (value / 1e3).toFixed(1);
  if (unit === 'MB') return (value / 1e6).toFixed(1);
  return unit === 'shift' ? value.toFixed(3) : value.toFixed(0);
};

/** A figure as text: `!` misses its target; in brackets the change since an earlier measurement, if it means something. */
function cell(path: string, { name, target, unit }: Row, value?: number, before?: number): string {
  if (value === undefined) return '–';
  const limit = typeof target === 'string' ? budgetOf(path)[target] : target;
  const shown = show(value, unit);
  const isMissed =
    limit !== undefined && (unit === 'score' ? value < limit : Number(shown) > Number(show(limit, unit)));
  const change = value - (before ?? value);
  const isTime = unit === undefined && name !== 'requests';
  const isClear = isTime
    ? Math.abs(change) > Math.max(10, value * 0.05)
    : show(change, unit) !== show(0, unit);
  return `${shown}${isMissed ? '!' : ''}${isClear ? ` (${change > 0 ? '+' : ''}${show(change, unit)})` : ''}`;
}

function table({ pages }: Measurement, before?: Measurement): string {
  const targetOf = ({ target, unit }: Row) =>
    typeof target === 'number' ? show(target, unit) : target === undefined ? '' : 'budget';
  const lines = [
    ['', 'Target', ...Object.keys(pages)],
    ...rows.map((row) => [
      row.title,
      targetOf(row),
      ...Object.entries(pages).map(([path, figures]) =>
        cell(path, row, figures[row.name], before?.pages[path]?.[row.name]),
      ),
    ]),
  ];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? [];
  const aligned = (text: string, at: number) =>
    at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  return lines.map((line) => line.map(aligned).join('  ').trimEnd()).join('\n');
}

async function measure({ routes, runs, json, before }: ReturnType<typeof readOptions>): Promise<void> {
  const site = await serveSite();
  const { browser, port } = await startBrowser();
  const pages: Measurement['pages'] = {};
  try {
    // A browser's first page is slow.
    await measureBytes(browser, `${site.url}/`);
    for (const path of routes) {
      const found: Figures[] = [];
      while (found.length < runs) {
        process.stderr.write(`${path}, run ${found.length + 1} of ${runs}\n`);
        found.push(await measurePage(browser, port, site.url + path));
      }
      pages[path] = medians(found);
    }
    // One visit of ten pages, which begins at Home.
    if (pages['/']) pages['/']['heap'] = await measureHeap(browser, site.url);
    const hardware = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
    const machine = `${hardware}; Node ${process.version}, Chromium ${browser.version()}; medians of ${runs}`;
    const now = { machine, pages };
    process.stdout.write(`${machine}. ! misses its target\n\n${table(now, before)}\n`);
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(now, undefined, 2)}\n`);
  } finally {
    await browser.close();
    await site.stop();
  }
}

let options: ReturnType<typeof readOptions> | undefined;
try {
  options = readOptions();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
if (options) await measure(options);
