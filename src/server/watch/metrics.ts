import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { describeError } from '../errors';
import type { Backups } from '../keep/backups';
import type { Log } from '../log';
import type { Store } from '../store/Store';
import { diskSpace } from './disk';
import type { Health } from './health';

/** Classes of addresses by which requests are counted. */
export type RouteClass = 'page' | 'file' | 'form' | 'desk' | 'health' | 'other';

/** Metrics of the server, for Prometheus. */
export type Metrics = ReturnType<typeof siteMetrics>;

/** Sources of the metrics. */
interface MetricsSources {
  store: Pick<Store, 'kind' | 'ping' | 'mailFigures' | 'deskCounts'>;
  health: Health;
  /** Folder whose disk is measured. */
  dataDir: string;
  /** Left out if no backups are made. */
  backups?: Pick<Backups, 'state'> | undefined;
  log: Log;
}

/** Interval in ms at which the event loop's delay is measured. */
const loopInterval = 50;

/** Requests are counted as they come; all other values are read when the metrics are requested. None contains personal data. */
export function siteMetrics({ store, health, dataDir, backups, log }: MetricsSources) {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });

  const requests = counter('site_requests_total', 'Answers by kind of address and status', 'route', 'status');
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'Time until an answer was ready, by kind of address',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 3, 10],
    registers,
  });
  const refusals = counter('site_refusals_total', 'Refusals and failures by their code', 'code');
  const reports = counter(
    'site_policy_reports_total',
    'What browsers report that a policy has stopped',
    'directive',
  );
  const up = gauge('site_store_up', 'Whether the store answers', 'kind');
  const storeSeconds = gauge('site_store_seconds', 'How long the store took to answer');
  const waiting = gauge('site_waiting', 'What waits for staff, by its kind', 'kind');
  const mail = gauge('site_mail', 'Mail that is waiting or was given up', 'state');
  const mailAge = gauge('site_mail_oldest_seconds', 'Age of the oldest such mail', 'state');
  const failing = gauge('site_failing', 'Checks of /readyz that fail', 'check');
  const freeBytes = gauge('site_disk_free_bytes', 'Space left on the disk of DATA_DIR');
  const freeShare = gauge('site_disk_free_share', 'Share of that disk that is left, from 0 to 1');
  // Replaces the library's default metrics, whose observer of the garbage collector costs each answer a twelfth of its
  // time.
  const loop = monitorEventLoopDelay({ resolution: loopInterval });
  loop.enable();
  const lag = gauge(
    'site_event_loop_lag_seconds',
    'How late the event loop was since last asked; 1 is the longest',
    'quantile',
  );
  const memory = gauge('site_memory_bytes', 'Memory of the process, by its kind', 'kind');
  const cpu = gauge('site_cpu_seconds', 'Time on processors since the start');
  const copyAge = gauge('site_backup_age_seconds', 'Age of the newest whole copy', 'place');
  const copyFailed = gauge('site_backup_failed', 'Whether the last copy failed', 'place');

  async function readStore(): Promise<void> {
    const startTime = performance.now();
    try {
      await store.ping();
      storeSeconds.set((performance.now() - startTime) / 1000);
      up.set({ kind: store.kind }, 1);
      for (const [kind, count] of Object.entries(await store.deskCounts())) waiting.set({ kind }, count);
      for (const [state, { count, oldestSeconds = 0 }] of Object.entries(await store.mailFigures())) {
        mail.set({ state }, count);
        mailAge.set({ state }, oldestSeconds);
      }
    } catch {
      up.set({ kind: store.kind }, 0);
    }
  }

  async function readDisk(): Promise<void> {
    const space = await diskSpace(dataDir);
    freeBytes.set(space.freeBytes);
    freeShare.set(space.freeShare);
  }

  function readProcess(): void {
    // The measured value is the interval between two timers, which includes the configured interval.
    const late = (ns: number) => Math.max(0, ns / 1e9 - loopInterval / 1000);
    for (const quantile of [0.5, 0.99]) lag.set({ quantile }, late(loop.percentile(quantile * 100)));
    lag.set({ quantile: 1 }, late(loop.max));
    loop.reset();
    const { rss, heapUsed, external } = process.memoryUsage();
    for (const [kind, bytes] of Object.entries({ rss, heapUsed, external })) memory.set({ kind }, bytes);
    const { user, system } = process.cpuUsage();
    cpu.set((user + system) / 1e6);
  }

  function readBackups(): void {
    for (const [place, { ageSeconds, failure }] of Object.entries(backups?.state() ?? {})) {
      if (ageSeconds !== undefined) copyAge.set({ place }, ageSeconds);
      copyFailed.set({ place }, failure === undefined ? 0 : 1);
    }
  }

  return {
    /** Counts an answer. @param ms Milliseconds until it was ready. */
    request(route: RouteClass, status: number, ms: number): void {
      requests.inc({ route, status });
      seconds.observe({ route }, ms / 1000);
    },
    /** Counts a refusal. @param code Of the problem. */
    refused(code: string): void {
      refusals.inc({ code });
    },
    /** Counts a browser's report. */
    reported(directive: string): void {
      reports.inc({ directive });
    },
    /** Content-Type of the text. */
    contentType: registry.contentType,
    /** All metrics in Prometheus's text format. */
    async text(): Promise<string> {
      failing.reset();
      const [failures] = await Promise.all([
        health.failing(),
        readStore(),
        readDisk().catch((error: unknown) => {
          log(`The disk could not be measured: ${describeError(error)}`, {
            level: 'warn',
            event: 'disk_failed',
          });
        }),
      ]);
      for (const check of Object.keys(failures)) failing.set({ check }, 1);
      readBackups();
      readProcess();
      return registry.metrics();
    },
  };
}
