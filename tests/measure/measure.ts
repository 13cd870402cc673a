import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright';
import { siteRoutes } from '../../src/app/siteRoutes';
import { startBrowser } from './browser';
import { serveBuiltSite } from './builtSite';
import { differences } from './compare';
import { serveEmptyPage } from './emptyPage';
import { measureField } from './field';
import type { Measurement, PageFigures } from './figures';
import { runLighthouse } from './lighthouse';
import { networks } from './network';
import { readOptions, type Options } from './options';
import { report } from './report';
import { fetchedUnasked } from './saveData';
import { withSecondTry } from './secondTry';
import { kindOf } from './targets';
import { visitTwice } from './transfer';

const started = Date.now();

/** Says on stderr what is going on, with the seconds since the start. */
function progress(what: string): void {
  process.stderr.write(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${what}\n`);
}

/** What every page is measured by. */
async function measurePage(
  { browser, port }: { browser: Browser; port: number },
  url: string,
  runs: number,
): Promise<PageFigures> {
  const { figures: transfer, backForward } = await withSecondTry(() => visitTwice(browser, url));
  const { figures: lighthouse, audits } = await runLighthouse(url, port, runs);
  return { lighthouse, transfer, findings: { audits, backForward } };
}

/** What only the pages that stand for others are measured by; added to their figures. */
async function addField(browser: Browser, url: string, path: string, page: PageFigures, runs: number) {
  page.findings = { ...page.findings, saveData: await withSecondTry(() => fetchedUnasked(browser, url)) };
  page.field = {};
  for (const [name, network] of Object.entries(networks)) {
    progress(`${path} on ${name}`);
    page.field[name] = await measureField(browser, url, network, { runs, withForm: kindOf(path) === 'form' });
  }
}

/** What Lighthouse finds of an empty page: what the machine and the browser need by themselves. */
async function measureFloor(port: number, runs: number): Promise<NonNullable<Measurement['floor']>> {
  const empty = await serveEmptyPage();
  try {
    return (await runLighthouse(empty.url, port, runs)).figures;
  } finally {
    await empty.stop();
  }
}

async function measureAll({ routes, field, runs }: Options): Promise<Measurement> {
  const site = await serveBuiltSite();
  const { browser, port } = await startBrowser();
  try {
    const floor = await measureFloor(port, runs.lighthouse);
    const pages: Record<string, PageFigures> = {};
    // A browser's first page is slow: nobody measures that.
    await visitTwice(browser, `${site.url}/`);
    for (const [at, path] of routes.entries()) {
      progress(`${path} (${at + 1} of ${routes.length})`);
      const page = await measurePage({ browser, port }, `${site.url}${path}`, runs.lighthouse);
      if (field.includes(path)) await addField(browser, `${site.url}${path}`, path, page, runs.field);
      pages[path] = page;
    }
    const [cpu] = cpus();
    const machine = {
      cpu: cpu?.model ?? 'unknown',
      cores: cpus().length,
      node: process.version,
      chromium: browser.version(),
      load: loadavg()[0] ?? 0,
    };
    return { machine, floor, runs, pages };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Measures what the command line asks for, and prints it. */
async function measure(): Promise<void> {
  const options = readOptions(
    process.argv.slice(2),
    siteRoutes.map(({ path }) => path),
  );
  // Before half an hour of measuring: a file that is not there would be found too late.
  const before =
    options.compare === undefined
      ? undefined
      : (JSON.parse(readFileSync(options.compare, 'utf8')) as Measurement);
  const now = await measureAll(options);
  process.stdout.write(`${report(now)}\n`);
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(now, undefined, 2)}\n`);
  if (before) process.stdout.write(`\n${differences(before, now)}\n`);
}

await measure();
