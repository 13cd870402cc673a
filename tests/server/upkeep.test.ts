import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startSite } from './site';

it('a port of figures that is taken is refused in one line, and leaves nothing open', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const watch = { log: { level: 'info', format: 'json' }, metrics: { port, host: '127.0.0.1' } } as const;
  await expect(startSite({ config: { watch } })).rejects.toThrow(
    `METRICS_PORT ${String(port)} is not available for listening.`,
  );
});
