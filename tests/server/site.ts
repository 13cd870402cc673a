import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inject, onTestFinished } from 'vitest';
import { writePolicies } from '../../src/app/build/policies';
import { clinics } from './clinics';
import { quotedServices } from '../../src/content/pages/quotedServices';
import { askedClinic } from '../../src/domain/clinics';
import { pathIn } from '../../src/domain/language';
import type { PageData, PageRenderer } from '../../src/domain/pages';
import { askedService } from '../../src/domain/quotes';
import { subscriptionPages } from '../../src/domain/subscriptionPages';
import { requestKinds, requestPage } from '../../src/domain/requests/kinds';
import { readServerConfig, type ServerConfig } from '../../src/config/server';
import type { Desk } from '../../src/server/desk/Desk';
import { reachDesk } from '../../src/server/desk/deskSocket';
import { startServer, type RunningServer, type ServerOptions } from '../../src/server/startServer';
import { openStore } from '../../src/server/store/openStore';
import type { Store } from '../../src/server/store/Store';

/** Paths of the small site that the tests serve. */
export const paths = [
  '/',
  '/AboutPage',
  '/services',
  '/FAQ',
  '/ContactUs',
  '/Testimonials',
  '/Subscribe',
  '/BookAppointment',
  '/Gallery',
  '/AppointmentRequested',
  '/MessageSent',
  '/ReviewSent',
  '/Subscribed',
  '/RequestSent',
  ...Object.values(subscriptionPages),
  ...requestKinds.map(requestPage),
  '/ParamedicsPage',
  // Some of them in Kiswahili as well.
  '/sw',
  '/sw/ContactUs',
  '/sw/MessageSent',
  '/sw/BookAppointment',
  ...Object.values(subscriptionPages).map((path) => pathIn('sw', path)),
];
export const email = { publicKey: 'key_1', serviceId: 'service_1', templateId: 'template_1' };

/** A folder that is deleted after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => {
    rmSync(path, { recursive: true, force: true });
  });
  return path;
}

/** Writes a built site: pages, a script, a picture, a robots file and files that must stay hidden. */
function writeSite(client: string): void {
  mkdirSync(join(client, 'assets'));
  mkdirSync(join(client, '.vite'));
  mkdirSync(join(client, '.well-known'));
  mkdirSync(join(client, 'Request'));
  mkdirSync(join(client, 'News'));
  mkdirSync(join(client, 'sw/News'), { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(join(client, name), text);
    writeFileSync(join(client, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(client, `${name}.gz`), gzipSync(text));
  };
  for (const path of paths)
    write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, `<h1>built ${path}</h1>`);
  write('404.html', '<h1>Unexpected Application Error!</h1>');
  write('502.html', '<h1>No page</h1><a href="tel:+254700000000">Call</a>');
  write('503.html', '<h1>Not sent</h1><a href="tel:+254700000000">Call</a>');
  write('413.html', '<h1>Too long</h1><a href="tel:+254700000000">Call</a>');
  write('sw/502.html', '<h1 lang="sw">Hakuna ukurasa</h1>');
  write('sw/503.html', '<h1 lang="sw">Haikutumwa</h1>');
  write('sw/413.html', '<h1 lang="sw">Ndefu mno</h1>');
  write('sw/404.html', '<h1 lang="sw">Hitilafu isiyotarajiwa!</h1>');
  write('assets/app-abc123.js', 'export {};'.repeat(100));
  write('service-worker.js', 'self;');
  writeFileSync(join(client, 'assets/photo-abc.avif'), Buffer.from([1, 2, 3]));
  writeFileSync(join(client, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(client, '.vite/manifest.json'), '{}');
  writePolicies(client);
  writeFileSync(join(client, '.well-known/security.txt'), 'Contact: x');
}

/** The built site that the tests of a worker share: compressing it for each of them would take half of their time. */
export function builtSite(): string {
  const client = join(inject('sharedFolder'), `site-${String(process.pid)}`);
  if (!existsSync(client)) {
    mkdirSync(client);
    writeSite(client);
  }
  return client;
}

/** A copy of the built site for a test that changes its files; it is deleted after the test. */
export function copyOfSite(): string {
  const client = folder();
  cpSync(builtSite(), client, { recursive: true });
  return client;
}

/** A renderer that prints its data, and counts its calls. */
export function stubRenderer(): PageRenderer & { calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    paths,
    redirects: { '/Paramedics': '/ParamedicsPage', '/contact': '/ContactUs' },
    live: {
      '/Testimonials': { reviews: true },
      '/BookAppointment': { daily: true },
      '/Gallery': { daily: true },
      ...Object.fromEntries(requestKinds.map((kind) => [requestPage(kind), { daily: true }])),
    },
    queryData(path, query) {
      if (path === '/BookAppointment') return Promise.resolve(askedClinic(query, clinics.items));
      return Promise.resolve(path === '/ContactUs' ? askedService(query, quotedServices) : {});
    },
    render(path: string, data: PageData) {
      calls.push(path);
      return Promise.resolve(
        `<h1>live ${path}</h1><script type="application/json">${JSON.stringify(data)}</script>`,
      );
    },
    renderError(status, statusText, language = 'en') {
      calls.push(String(status));
      const lang = language === 'en' ? '' : ` lang="${language}"`;
      return Promise.resolve(`<h1${lang}>error ${String(status)} ${statusText}</h1>`);
    },
  };
}

/** A running site, with data for the assertions. */
export interface Site extends RunningServer {
  renderer: ReturnType<typeof stubRenderer>;
  dataDir: string;
  lines: string[];
  /** Requests a path; redirects are not followed. */
  call: (path: string, init?: RequestInit) => Promise<Response>;
  /** Posts JSON. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Posts a plain HTML form like a browser. */
  submit: (path: string, fields: Record<string, string> | string[][]) => Promise<Response>;
}

/** Options of a site under test: the server's own, and settings that differ from the defaults. */
export type SiteOptions = Partial<Omit<ServerOptions, 'config'>> & { config?: Partial<ServerConfig> };

/** Starts the small site on a free port; it is closed after the test. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const renderer = stubRenderer();
  const lines: string[] = [];
  const usual = readServerConfig({ PORT: '0', HOST: '127.0.0.1', BACKUP_DIR: 'none' });
  const config = { ...usual, dataDir: folder(), ...options.config };
  const server = await startServer({
    email,
    renderer,
    clinics: clinics.items,
    clientDir: builtSite(),
    log: (line) => lines.push(line),
    handleSignals: false,
    rateLimit: { burst: 1000, perSecond: 1000 },
    ...options,
    config,
  });
  onTestFinished(() => server.close());
  const call: Site['call'] = (path, init) => fetch(server.url + path, { redirect: 'manual', ...init });
  return {
    ...server,
    renderer,
    lines,
    dataDir: config.dataDir,
    call,
    post: (path, body, headers) =>
      call(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    submit: (path, fields) =>
      call(path, {
        method: 'POST',
        headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
        body: new URLSearchParams(fields),
      }),
  };
}

export const review = {
  name: 'Wanjiru Kamau',
  title: 'Head teacher',
  text: 'They came in nine minutes.',
  rating: 5,
};

/** Opens a store with one approved review. */
export async function withApprovedReview(config: ServerConfig): Promise<Store> {
  const store = await openStore(config);
  const added = await store.addReview({ ...review, rating: 5 });
  if (added.outcome === 'added')
    await store.applyAction('review', added.id, 'approve', { who: 'Wanjiru', via: 'browser' });
  return store;
}
/** A Monday morning in Nairobi, for `startSite({ now })`. */
export const monday = Date.parse('2026-03-02T08:00:00Z');
/** Cardiology, on the Monday after {@link monday}. */
export const booking = { clinicId: 1, date: '2026-03-09', name: 'Achieng Odhiambo', phone: '0712 345 678' };
export const message = {
  name: 'Otieno Odhiambo',
  email: 'otieno@example.co.ke',
  phone: '0712 345 678',
  message: 'Please cover our sports day.',
};
/** A message as the e-mail service's library sends it. */
export const emailCall = (params: unknown = message, ids: Record<string, unknown> = {}) => ({
  lib_version: '4.4.1',
  user_id: email.publicKey,
  service_id: email.serviceId,
  template_id: email.templateId,
  template_params: params,
  ...ids,
});

/** The staff desk of a running site. */
export async function deskIn({ dataDir }: Site): Promise<Desk> {
  const desk = await reachDesk(dataDir);
  if (!desk) throw new Error('The desk does not answer');
  return desk;
}
