import { startBrowser } from './browser';
import { serveBuiltSite } from './builtSite';
import { serveEmptyPage } from './emptyPage';
import { median } from './figures';
import { runLighthouseTrace } from './lighthouse';
import { paintWork, stepNames, type PaintWork } from './paintWork';
import { table, whole } from './table';

/** Runs of each page; the median of each figure counts. */
const runs = 5;
const usual = ['/', '/ParamedicsPage', '/FAQ', '/ContactUs', '/FirstAid/NotBreathing', '/Gallery'];
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : usual;

const [site, empty, measuring] = [await serveBuiltSite(), await serveEmptyPage(), await startBrowser()];

/** The first paint of Lighthouse's phone, in ms, and what this machine's main thread did until its own, in ms. */
async function rowOf(name: string, url: string): Promise<string[]> {
  const found: { fcp: number; work: PaintWork }[] = [];
  for (let run = 0; run < runs; run++) {
    const { fcp, events } = await runLighthouseTrace(url, measuring.port);
    found.push({ fcp, work: paintWork(events) });
  }
  return [
    name,
    whole(median(found.map(({ fcp }) => fcp))),
    found
      .map(({ fcp }) => whole(fcp))
      .toSorted()
      .join(' '),
    ...stepNames.map((step) => median(found.map(({ work }) => work[step])).toFixed(1)),
  ];
}

try {
  const rows = [await rowOf('a page of one sentence', empty.url)];
  for (const path of paths) rows.push(await rowOf(path, `${site.url}${path}`));
  process.stdout.write(`${table(['page, ms', 'FCP', 'FCP of each run', ...stepNames], rows)}\n`);
} finally {
  await measuring.browser.close();
  await Promise.all([site.stop(), empty.stop()]);
}
