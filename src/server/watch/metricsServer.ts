import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MetricsSettings } from '../../config/watch';
import { describeError, StartError } from '../errors';
import type { Log } from '../log';
import type { Metrics } from './metrics';

/** Server of the metrics. */
export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on a port of its own, so that no proxy exposes it to the public; only for this machine unless
 * configured otherwise, and only with the token if there is one.
 * @throws {StartError} If the port is not available.
 */
export async function openMetrics(
  { port, host, token }: MetricsSettings,
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  log: Log,
): Promise<MetricsServer> {
  const expected = token === undefined ? undefined : Buffer.from(`Bearer ${token}`);
  const isAuthorised = ({ headers }: IncomingMessage) => {
    const received = Buffer.from(headers.authorization ?? '');
    return (
      expected === undefined || (received.length === expected.length && timingSafeEqual(received, expected))
    );
  };
  const server = createServer({ requestTimeout: 10_000 }, (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') res.writeHead(404).end();
    else if (!isAuthorised(req)) res.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
    else
      metrics.text().then(
        (text) =>
          res.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text),
        (error: unknown) => {
          log(`The figures could not be read: ${describeError(error)}`, {
            level: 'error',
            event: 'metrics_failed',
          });
          res.writeHead(500).end();
        },
      );
  });
  server.maxConnections = 20;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(`METRICS_PORT ${String(port)} is not available for listening.`, { cause: error });
  }
  const { port: actualPort } = server.address() as AddressInfo;
  log(`Figures for Prometheus are at http://${host}:${String(actualPort)}/metrics.`, {
    event: 'metrics_ready',
  });
  return {
    port: actualPort,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
