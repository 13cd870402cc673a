import lighthouse, { type Result } from 'lighthouse';
import { medians, type LighthouseFigures } from './figures';
import { withSecondTry } from './secondTry';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const scoreOf = (result: Result, category: string) => (result.categories[category]?.score ?? 0) * 100;
const numberOf = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? 0;

function speedOf(result: Result) {
  return {
    performance: scoreOf(result, 'performance'),
    fcp: numberOf(result, 'first-contentful-paint'),
    lcp: numberOf(result, 'largest-contentful-paint'),
    tbt: numberOf(result, 'total-blocking-time'),
    cls: numberOf(result, 'cumulative-layout-shift'),
    speedIndex: numberOf(result, 'speed-index'),
    mainThread: numberOf(result, 'mainthread-work-breakdown'),
  };
}

/** Failed audits of a category's score, with their findings. */
function failedAudits(result: Result): string[] {
  return categories.slice(1).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => {
        const audit = result.audits[id];
        const lost = audit && audit.score !== null && audit.score < 1;
        return lost ? [`${category}: ${audit.title}`] : [];
      }),
  );
}

async function runWhole(url: string, port: number, only: readonly string[]) {
  const done = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...only],
    disableFullPageScreenshot: true,
  });
  if (!done) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { runtimeError } = done.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  return done;
}

async function run(url: string, port: number, only: readonly string[]): Promise<Result> {
  return (await runWhole(url, port, only)).lhr;
}

/**
 * One run for the first paint alone, with the events of its trace.
 * @throws {Error} The page could not be measured.
 */
export async function runLighthouseTrace(url: string, port: number) {
  const { lhr, artifacts } = await withSecondTry(() => runWhole(url, port, ['performance']));
  return { fcp: numberOf(lhr, 'first-contentful-paint'), events: artifacts.Trace.traceEvents };
}

/** Lighthouse's findings on one page. */
export interface LighthouseReport {
  figures: LighthouseFigures;
  audits: string[];
}

/**
 * Runs Lighthouse for a phone, with its standard throttling. The first run includes all four scores; only times differ
 * between runs, so the others measure performance alone.
 * @param runs Number of runs for the median of each time.
 * @throws {Error} If the page could not be measured.
 */
export async function runLighthouse(url: string, port: number, runs: number): Promise<LighthouseReport> {
  const first = await withSecondTry(() => run(url, port, categories));
  const speeds = [speedOf(first)];
  while (speeds.length < runs)
    speeds.push(speedOf(await withSecondTry(() => run(url, port, ['performance']))));
  return {
    figures: {
      ...medians(speeds),
      accessibility: scoreOf(first, 'accessibility'),
      bestPractices: scoreOf(first, 'best-practices'),
      seo: scoreOf(first, 'seo'),
    },
    audits: failedAudits(first),
  };
}
