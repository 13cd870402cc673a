import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright';
import { siteRoutes } from '../../src/app/siteRoutes';
import { dayInNairobi } from '../../src/domain/dates';
import { startBrowser, type MeasuringBrowser } from './browser';
import { serveBuiltSite } from './builtSite';
import { differences } from './compare';
import { writeDocs } from './docs';
import { serveEmptyPage } from './emptyPage';
import { measureField, type Tap } from './field';
import type { Measurement, PageFigures } from './figures';
import { measureHeap } from './heap';
import { runLighthouse } from './lighthouse';
import { networks } from './network';
import { readOptions, type Options } from './options';
import { measurePeers } from './peers/measurePeers';
import { report } from './report';
import { fetchedUnasked } from './saveData';
import { withSecondTry } from './secondTry';
import { kindOf } from './targets';
import { visitTwice } from './transfer';

const started = Date.now();

/** Prints progress on stderr, with the seconds since the start. */
function progress(what: string): void {
  process.stderr.write(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${what}\n`);
}

/** Figures that are measured for every page. */
async function measurePage(
  { browser, port }: { browser: Browser; port: number },
  url: string,
  runs: number,
): Promise<PageFigures> {
  const { figures: transfer, backForward } = await withSecondTry(() => visitTwice(browser, url));
  const { figures: lighthouse, audits } = await runLighthouse(url, port, runs);
  return { lighthouse, transfer, findings: { audits, backForward } };
}

/** Figures that are measured only for representative pages; added to the others. */
async function addField(browser: Browser, url: string, path: string, page: PageFigures, runs: number) {
  page.findings = { ...page.findings, saveData: await withSecondTry(() => fetchedUnasked(browser, url)) };
  const taps: readonly Tap[] =
    kindOf(path) === 'form' ? ['assistant', 'next', 'form'] : ['assistant', 'next'];
  page.field = {};
  for (const [name, network] of Object.entries(networks)) {
    progress(`${path} on ${name}`);
    page.field[name] = await measureField(browser, url, network, { runs, taps });
  }
}

/** Lighthouse's figures for an empty page: the time that machine and browser need. */
async function measureFloor(port: number, runs: number): Promise<NonNullable<Measurement['floor']>> {
  const empty = await serveEmptyPage();
  try {
    return (await runLighthouse(empty.url, port, runs)).figures;
  } finally {
    await empty.stop();
  }
}

/** All requested pages. */
async function measurePages(
  measuring: MeasuringBrowser,
  site: string,
  { routes, field, runs }: Options,
): Promise<Record<string, PageFigures>> {
  const pages: Record<string, PageFigures> = {};
  for (const [at, path] of routes.entries()) {
    progress(`${path} (${at + 1} of ${routes.length})`);
    const page = await measurePage(measuring, `${site}${path}`, runs.lighthouse);
    const route = siteRoutes.find((one) => one.path === path);
    if (route && !route.indexable) page.hidden = true;
    if (field.includes(path)) await addField(measuring.browser, `${site}${path}`, path, page, runs.field);
    pages[path] = page;
  }
  return pages;
}

/** The machine, because times depend on it. */
function machineWith(chromium: string): Measurement['machine'] {
  const [cpu] = cpus();
  return {
    cpu: cpu?.model ?? 'unknown',
    cores: cpus().length,
    node: process.version,
    chromium,
    load: loadavg()[0] ?? 0,
  };
}

async function measureAll(options: Options): Promise<Measurement> {
  const { only, runs } = options;
  const site = await serveBuiltSite();
  const measuring = await startBrowser();
  const { browser, port } = measuring;
  try {
    const floor = only.some((part) => part !== 'heap')
      ? await measureFloor(port, runs.lighthouse)
      : undefined;
    // A browser's first page is slow and is not measured.
    await visitTwice(browser, `${site.url}/`);
    const pages = only.includes('pages') ? await measurePages(measuring, site.url, options) : {};
    if (only.includes('heap')) progress('the heap after ten pages');
    const heap = only.includes('heap')
      ? await withSecondTry(() => measureHeap(browser, site.url))
      : undefined;
    const peers = only.includes('peers') ? await measurePeers(measuring, runs, progress) : undefined;
    return {
      date: dayInNairobi(new Date()),
      command: options.command,
      machine: machineWith(browser.version()),
      ...(floor && { floor }),
      runs,
      pages,
      ...(heap && { heap }),
      ...(peers && { peers }),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Reads the figures of an earlier measurement; those without a date get the date of the file. */
function readFigures(file: string): Measurement {
  const read = JSON.parse(readFileSync(file, 'utf8')) as Measurement;
  return { ...read, date: read.date ?? dayInNairobi(statSync(file).mtime) };
}

/** Measures what the command line requests, and prints it. */
async function measure(): Promise<void> {
  const options = readOptions(
    process.argv.slice(2),
    siteRoutes.map(({ path }) => path),
  );
  // Checked before hours of measuring, because a missing file would be noticed too late.
  const before = options.compare === undefined ? undefined : readFigures(options.compare);
  const now = options.from === undefined ? await measureAll(options) : readFigures(options.from);
  process.stdout.write(`${report(now)}\n`);
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(now, undefined, 2)}\n`);
  if (before) process.stdout.write(`\n${differences(before, now)}\n`);
  if (options.docs) writeDocs(now, before);
}

await measure();
