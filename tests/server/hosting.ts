import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { nginxConfig } from '../../src/app/build/hosting/nginx';
import { readClientFiles } from '../../src/server/http/clientFiles';
import { folder, paths } from './site';

/** A proxy with the configuration that the site is delivered with. */
export interface FrontProxy {
  /** Its address. */
  url: string;
  /** What it has logged as errors. */
  errors: () => string;
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

/** Waits until something answers, and ends the process after the test. */
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
      await fetch(url);
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** Starts Caddy with the Caddyfile, in front of a server. */
export async function caddy(clientDir: string, server: string): Promise<FrontProxy> {
  const url = `http://127.0.0.1:${String(await freePort())}`;
  const file = join(folder(), 'Caddyfile');
  // Without its port for commands, which another one may use.
  writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync('src/server/hosting/Caddyfile', 'utf8')}`);
  const env = { ...process.env, SITE_URL: url, SITE_SERVER: new URL(server).host, SITE_FILES: clientDir };
  let errors = '';
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  await started(child, url);
  return { url, errors: () => errors };
}

/** Writes nginx's configuration as the build does, with ports and folders of a test. */
async function nginxFiles(clientDir: string, server: string) {
  const own = folder();
  const port = await freePort();
  const built = nginxConfig({
    files: readClientFiles(clientDir),
    pages: paths,
    live: ['/Testimonials', '/BookAppointment'],
    redirects: { '/contact': '/ContactUs' },
    strictTransport: 'max-age=86400',
  });
  const conf = built
    .replace(/^ {4}listen 80;$/m, `    listen 127.0.0.1:${String(port)};`)
    .replaceAll('/srv/site/client', clientDir)
    .replaceAll('/var/log/nginx', own)
    .replaceAll('http://127.0.0.1:3000', server);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(own, name));
    return `${name}_temp_path ${join(own, name)};`;
  });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const text = `${user} daemon off; pid ${join(own, 'pid')}; error_log ${join(own, 'error.log')}; events {}
http { ${temporary.join(' ')}
${conf}
}`;
  const file = join(own, 'nginx.conf');
  writeFileSync(file, text);
  return { file, own, url: `http://127.0.0.1:${String(port)}` };
}

/** What nginx says of its configuration, without modules that a plain installation does not have. */
export async function nginxTest(clientDir: string): Promise<{ status: number | null; said: string }> {
  const { file } = await nginxFiles(clientDir, 'http://127.0.0.1:3000');
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  return { status, said: stderr };
}

/** Starts nginx with the configuration that the build writes, in front of a server. */
export async function nginx(clientDir: string, server: string): Promise<FrontProxy> {
  const { file, own, url } = await nginxFiles(clientDir, server);
  const child = spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  await started(child, url);
  return { url, errors: () => readFileSync(join(own, 'error.log'), 'utf8') };
}
