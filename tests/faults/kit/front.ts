import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cleanup } from './folders';
import { freePort } from '../../support/postgres';

/** Starts Caddy with the site's Caddyfile in front of a server, as on a machine that is set up by the guide. @returns Its address. */
export async function startFront(server: string, cleanup: Cleanup): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const settings = { SITE_URL: url, SITE_SERVER: new URL(server).host, XDG_DATA_HOME: cleanup.folder() };
  const admin = `127.0.0.1:${String(await freePort())}`;
  const config = ['--config', 'src/server/hosting/Caddyfile', '--adapter', 'caddyfile'];
  const child = spawn('caddy', ['run', ...config], {
    env: { ...process.env, ...settings, CADDY_ADMIN: admin },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  cleanup.add(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await Promise.race([
        once(socket, 'connect'),
        ended.then(() => Promise.reject(new Error('Caddy ended'))),
      ]);
      return url;
    } catch (error) {
      if (child.exitCode !== null) throw error;
      await wait(50);
    } finally {
      socket.destroy();
    }
  }
}
