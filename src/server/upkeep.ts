import type { ServerConfig } from '../config/server';
import type { PageRenderer } from '../domain/pages';
import { scheduledBackups } from './keep/backups';
import type { DataHealth } from './dataCheck';
import { describeError } from './errors';
import { withoutPersonal, type Log } from './log';
import type { Store } from './store/Store';
import { alertChannels } from './watch/alertChannels';
import { startAlerts } from './watch/alerts';
import { healthChecks } from './watch/health';
import { openMetrics, type MetricsServer } from './watch/metricsServer';
import { policyReports } from './watch/policyReports';
import { currentProblems } from './watch/currentProblems';

interface UpkeepOptions {
  config: ServerConfig;
  store: Store;
  /** Name of the site, for alerts. */
  siteName: string;
  /** Knows the paths of the site's pages. */
  renderer: Pick<PageRenderer, 'paths'>;
  /** Knows what the last check of the stored data found. */
  data: { health: () => DataHealth };
  log: Log;
  /** Milliseconds of the clock. */
  now: () => number;
}

/** Monitoring and backups: health, metrics, alerts, browsers' reports and backups, as far as they are configured. */
export async function upkeep({ config, store, siteName, renderer, data, log, now }: UpkeepOptions) {
  const { dataDir, mail, watch } = config;
  const health = healthChecks({
    store: () =>
      store.ping().then(
        () => 'ok',
        (error: unknown) => withoutPersonal(describeError(error)),
      ),
  });
  const backups =
    config.backups &&
    scheduledBackups({
      store,
      settings: config.backups,
      staging: config.staging,
      log,
      now: () => store.now().getTime(),
    });
  const metrics =
    watch.metrics && (await import('./watch/metrics')).siteMetrics({ store, health, dataDir, backups, log });
  const reports = policyReports(renderer.paths, now, (directive) => metrics?.reported(directive));
  let metricsServer: MetricsServer | undefined;
  let alerts: ReturnType<typeof startAlerts> | undefined;

  return {
    health,
    metrics,
    reports,
    backups,
    /** @throws {StartError} If the port of the metrics is not available. */
    async start(): Promise<void> {
      if (watch.metrics && metrics) metricsServer = await openMetrics(watch.metrics, metrics, log);
      backups?.start();
      const channels = alertChannels(watch.alerts ?? {}, mail);
      if (channels.length === 0) return;
      const everyHours = config.backups?.everyHours ?? 0;
      const check = currentProblems({
        store,
        health,
        dataHealth: data.health,
        dataDir,
        sendsMail: mail !== undefined,
        backups,
        everyHours,
      });
      alerts = startAlerts({ siteName, check, channels, log, now });
    },
    async close(): Promise<void> {
      alerts?.close();
      await Promise.all([metricsServer?.close(), backups?.close()]);
    },
  };
}
