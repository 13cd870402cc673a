import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { folder } from './site';

/** A proxy with the configuration that the site is delivered with. */
export interface FrontProxy {
  /** Its address. */
  url: string;
  /** What it has logged. */
  logged: () => string;
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until something listens, and ends the process after the test. */
async function started(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(output);
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.destroy();
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** Starts Caddy with the Caddyfile, in front of a server. @param origin Where it listens, without a port. */
export async function caddy(
  clientDir: string,
  server: string,
  origin = 'http://127.0.0.1',
): Promise<FrontProxy> {
  const url = `${origin}:${String(await freePort())}`;
  const file = join(folder(), 'Caddyfile');
  // Without ports that another program may use, and without a certificate authority for this machine.
  const options = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
  writeFileSync(file, `${options}${readFileSync('src/server/hosting/Caddyfile', 'utf8')}`);
  const settings = { SITE_URL: url, SITE_SERVER: new URL(server).host, SITE_FILES: clientDir };
  const env = { ...process.env, ...settings, XDG_DATA_HOME: folder() };
  let logged = '';
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (part: Buffer) => (logged += part.toString()));
  await started(child, url);
  return { url, logged: () => logged };
}

/** Writes nginx's sample with ports and folders of a test, in a main file like Debian's. */
async function nginxFiles(clientDir: string, server: string) {
  const own = folder();
  const port = await freePort();
  const site = readFileSync('src/server/hosting/nginx.conf', 'utf8')
    .replace('listen 80; listen [::]:80;', `listen 127.0.0.1:${String(port)};`)
    .replace('/srv/site/dist/client', clientDir)
    .replace('/var/cache/nginx', own)
    .replaceAll('/var/log/nginx', own)
    .replace('127.0.0.1:3000;', `${new URL(server).host};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(own, name));
    return `${name}_temp_path ${join(own, name)};`;
  });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const text = `${user} daemon off; pid ${join(own, 'pid')}; error_log ${join(own, 'error.log')}; events {}
http { include /etc/nginx/mime.types; default_type application/octet-stream; gzip on; ${temporary.join(' ')}
${site}
}`;
  const file = join(own, 'nginx.conf');
  writeFileSync(file, text);
  return { file, own, url: `http://127.0.0.1:${String(port)}` };
}

/** What nginx says of its configuration. */
export async function nginxTest(clientDir: string): Promise<{ status: number | null; said: string }> {
  const { file } = await nginxFiles(clientDir, 'http://127.0.0.1:3000');
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  return { status, said: stderr };
}

/** Starts nginx with the sample, in front of a server. @returns Also the folder of its cache. */
export async function nginx(clientDir: string, server: string): Promise<FrontProxy & { cache: string }> {
  const { file, own, url } = await nginxFiles(clientDir, server);
  const child = spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  await started(child, url);
  const logs = ['error.log', 'site.log', 'site-error.log'].map((name) => join(own, name));
  return {
    url,
    cache: join(own, 'site'),
    logged: () => logs.map((log) => readFileSync(log, 'utf8')).join(''),
  };
}
