import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { describe, expect, it, vi } from 'vitest';
import { idleLimits } from '../../src/server/http/server';
import { deskRendering } from '../../src/app/render/renderDesk';
import { caddy, nginx, nginxTest } from './hosting';
import { builtSite, deskIn, message, review, startSite } from './site';

const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { Accept: 'text/html', ...headers },
  body: new URLSearchParams(fields),
  redirect: 'manual',
});
const posted = form({ name: 'Otieno', title: 'Father', text: 'Quick.', rating: '5' });

describe.each([
  ['Caddy', caddy],
  ['nginx', nginx],
])('%s in front of the server', (_name, start) => {
  const begin = async (config: object = {}) => {
    const site = await startSite({ config, deskPages: deskRendering('/assets/desk-abc123.js') });
    return { site, proxy: await start(builtSite(), site.url) };
  };

  it('passes requests on, and no visitor’s word of the id of a request', async () => {
    const { proxy } = await begin({ trustedProxies: ['127.0.0.1'] });
    expect(await (await fetch(`${proxy.url}/FAQ`)).text()).toBe('<h1>built /FAQ</h1>');
    const chosen = { 'X-Request-Id': 'attacker-chosen-1' };
    const refused = await fetch(`${proxy.url}/send-review`, { method: 'POST', headers: chosen, body: 'x' });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.headers.get('x-request-id')).toMatch(/^[\da-f-]{32,36}$/);
  });

  it.each([{}, { trustedProxies: ['127.0.0.1'] }])(
    'loses no form at the moment at which idle connections end, with %j',
    async (config) => {
      const { site, proxy } = await begin(config);
      const twenty = Array.from({ length: 20 }, (_, number) => number);
      await Promise.all(twenty.map((number) => fetch(`${proxy.url}/api/x${String(number)}`)));
      // Node ends an idle connection a second after the limit.
      await wait(idleLimits.visitor + 900);
      const statuses = Promise.all(
        twenty.map(async (number) => {
          await wait(number * 8);
          const body = JSON.stringify({ ...review, text: `Text ${String(number)}` });
          const headers = { 'Content-Type': 'application/json' };
          return (await fetch(`${proxy.url}/send-review`, { method: 'POST', headers, body })).status;
        }),
      );
      // The server is busy for a moment, as with a large backup.
      const until = performance.now() + 60;
      while (performance.now() < until);
      expect(await statuses).toEqual(twenty.map(() => 201));
      expect(site.lines.filter((line) => line.includes('failed'))).toEqual([]);
    },
    40_000,
  );

  it('serves the built pages within seconds while the server is down', async () => {
    const { site, proxy } = await begin();
    await site.close();
    for (const [path, text] of [
      ['/', '<h1>built /</h1>'],
      ['/FAQ', '<h1>built /FAQ</h1>'],
      ['/sw/ContactUs', '<h1>built /sw/ContactUs</h1>'],
      // With data of the server while there is one.
      ['/Testimonials', '<h1>built /Testimonials</h1>'],
    ] as const) {
      const began = performance.now();
      const answer = await fetch(proxy.url + path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, text]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
      expect(performance.now() - began).toBeLessThan(5000);
    }
    expect((await fetch(`${proxy.url}/assets/app-abc123.js`)).status).toBe(200);
  });

  it('says of a form that it was not sent while the server is down, with the number and in its language', async () => {
    const { site, proxy } = await begin();
    await site.close();
    const plain = await fetch(`${proxy.url}/send-review`, posted);
    expect([plain.status, await plain.text()]).toEqual([
      502,
      '<h1>Not sent</h1><a href="tel:+254700000000">Call</a>',
    ]);
    expect(plain.headers.get('cache-control')).toBe('no-store');
    const fromPage = form({ name: 'A' }, { Referer: `${proxy.url}/sw/ContactUs?x` });
    const inKiswahili = await fetch(`${proxy.url}/api/v1.0/email/send`, fromPage);
    expect([inKiswahili.status, await inKiswahili.text()]).toEqual([502, '<h1 lang="sw">Haikutumwa</h1>']);
    // A page that only the server has.
    const desk = await fetch(`${proxy.url}/desk`);
    expect([desk.status, await desk.text()]).toEqual([
      502,
      '<h1>No page</h1><a href="tel:+254700000000">Call</a>',
    ]);
    expect(await (await fetch(`${proxy.url}/sw/nothing`)).text()).toContain('Hakuna ukurasa');
  }, 60_000);

  it('answers a form that is too long with a page', async () => {
    const { proxy } = await begin();
    const answer = await fetch(`${proxy.url}/send-review`, form({ text: 'x'.repeat(70_000) }));
    expect([answer.status, await answer.text()]).toEqual([
      413,
      expect.stringMatching(/<h1>(?:Too long|error 413)/),
    ]);
  });

  it('serves files of the site alone while the server is down', async () => {
    const { site, proxy } = await begin();
    await site.close();
    for (const path of ['/.vite/manifest.json', '/%2e%2e/package.json', '/404', '/sw/413', '/503.html'])
      expect([path, (await fetch(proxy.url + path)).status]).not.toEqual([path, 200]);
  }, 60_000);
});

describe('Caddy', () => {
  it('speaks TLS 1.2 and 1.3 only', async () => {
    const site = await startSite();
    const { port } = new URL((await caddy(builtSite(), site.url, 'https://localhost')).url);
    const spoken = async (version: 'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') => {
      const socket = connect({
        host: 'localhost',
        port: Number(port),
        servername: 'localhost',
        minVersion: version,
        maxVersion: version,
        // Also what Node itself no longer speaks.
        ciphers: 'DEFAULT@SECLEVEL=0',
        rejectUnauthorized: false,
      });
      try {
        await once(socket, 'secureConnect');
        return socket.getProtocol();
      } catch (error) {
        return (error as NodeJS.ErrnoException).code;
      } finally {
        socket.destroy();
      }
    };
    expect(await spoken('TLSv1.3')).toBe('TLSv1.3');
    expect(await spoken('TLSv1.2')).toBe('TLSv1.2');
    for (const old of ['TLSv1', 'TLSv1.1'] as const)
      expect([old, await spoken(old)]).toEqual([old, 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION']);
  });
});

describe('nginx', () => {
  it('takes the configuration without a warning', async () => {
    const { status, said } = await nginxTest(builtSite());
    expect([status, said]).toEqual([0, expect.not.stringMatching(/warn|emerg/)]);
  });

  it('logs no link of a mail, also when the server is down', async () => {
    const site = await startSite();
    const proxy = await nginx(builtSite(), site.url);
    const secret = 'SECRET_of_the_link_1234';
    for (const state of ['up', 'down']) {
      if (state === 'down') await site.close();
      for (const path of ['/desk/open?link=', '/News/Leave?link=', '/calendar/K7M-4XP.ics?signature='])
        await fetch(proxy.url + path + secret, { headers: { Referer: `${proxy.url}/desk?q=${secret}` } });
    }
    await vi.waitFor(() => {
      expect(proxy.logged()).toMatch(/"GET \/desk\/open" 502 502 /);
    });
    expect(proxy.logged()).not.toContain(secret);
  });
});

describe('nginx as a cache', () => {
  const second = 1000;
  const begin = async (options: object = {}) => {
    const site = await startSite({ config: { trustedProxies: ['127.0.0.1'] }, ...options });
    const proxy = await nginx(builtSite(), site.url);
    /** What the cache says of an answer. */
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(proxy.url + path, { headers, redirect: 'manual' });
      return { answer, cache: answer.headers.get('x-cache'), text: await answer.text() };
    };
    return { site, proxy, ask };
  };
  /** Addresses of everything that a cache's folder holds. */
  const keys = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
      .map((content) => /^KEY: (.*)$/m.exec(content)?.[1]);

  it('answers with a page that it has, and with our headers, and asks again after a second', async () => {
    const { site, ask } = await begin();
    const direct = await site.call('/FAQ');
    const first = await ask('/FAQ');
    const kept = await ask('/FAQ');
    expect([first.cache, kept.cache, kept.text]).toEqual(['MISS', 'HIT', '<h1>built /FAQ</h1>']);
    for (const name of ['content-security-policy', 'cache-control', 'vary', 'etag', 'permissions-policy'])
      expect([name, kept.answer.headers.get(name)]).toEqual([name, direct.headers.get(name)]);
    await wait(2 * second);
    expect((await ask('/FAQ')).cache).toBe('REVALIDATED');
    const tag = { 'If-None-Match': kept.answer.headers.get('etag') ?? '' };
    expect((await ask('/FAQ', tag)).answer.status).toBe(304);
  });

  it('shows a decision of staff a second later', async () => {
    const { site, ask } = await begin();
    await site.post('/send-review', review);
    expect((await ask('/Testimonials')).text).not.toContain(review.text);
    const desk = await deskIn(site);
    const [{ id = '' } = {}] = await desk.exportReviews();
    await desk.act('review', id, 'approve');
    await wait(2 * second);
    for (const path of ['/Testimonials', '/reviews.json'])
      expect((await ask(path)).text).toContain(review.text);
  });

  it('gives each browser the encoding that it takes', async () => {
    const { ask } = await begin();
    for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']) {
      const { answer, text } = await ask('/FAQ', { 'Accept-Encoding': encoding });
      const sent = answer.headers.get('content-encoding');
      expect([encoding, sent, text]).toEqual([
        encoding,
        encoding === 'identity' ? null : encoding,
        '<h1>built /FAQ</h1>',
      ]);
    }
  });

  it('keeps files with a hash in their names, also of a build that the server no longer has', async () => {
    const { site, ask } = await begin();
    expect((await ask('/assets/app-abc123.js')).cache).toBe('MISS');
    await site.close();
    const { answer, cache } = await ask('/assets/app-abc123.js');
    expect([answer.status, cache]).toEqual([200, 'HIT']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('keeps nothing that is for one visitor or for staff', async () => {
    const { site, proxy, ask } = await begin({ deskPages: deskRendering('/assets/desk-abc123.js') });
    const sent = await fetch(`${proxy.url}/api/v1.0/email/send`, form(message));
    const refused = await fetch(`${proxy.url}/api/v1.0/email/send`, form({ ...message, phone: '999' }));
    expect([sent.status, refused.status]).toEqual([303, 303]);
    const pathOf = (answer: Response) => (answer.headers.get('location') ?? '').replace(/#.*/, '');
    const link = new URL(await (await deskIn(site)).openLink()).searchParams.get('link') ?? '';
    const paths = [
      pathOf(sent),
      pathOf(refused),
      '/desk',
      `/desk/open?link=${link}`,
      '/form-begun',
      '/nothing',
      '/News/Leave?link=x',
      '/calendar/K7M-4XP.ics?signature=x',
      '/livez',
      '/readyz',
      '/service-worker.js',
    ];
    for (const path of paths)
      for (const time of [1, 2]) expect([path, time, (await ask(path)).cache]).toEqual([path, time, 'MISS']);
    const opening = form({ link, name: 'Amina' }, { 'Sec-Fetch-Site': 'same-origin' });
    const opened = await fetch(`${proxy.url}/desk/open`, opening);
    const Cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const time of [1, 2]) {
      const { answer, cache } = await ask('/desk', { Cookie });
      expect([time, answer.status, cache]).toEqual([time, 200, 'MISS']);
    }
    // A page that is fetched ahead may be shown for a minute, but by that browser alone.
    for (const time of [1, 2])
      expect([time, (await ask('/ContactUs', { 'Sec-Purpose': 'prefetch' })).cache]).toEqual([time, 'MISS']);
    await ask('/FAQ');
    expect(keys(proxy.cache)).toEqual(['http127.0.0.1/FAQ']);
  });

  it('keeps the site’s pages and other names of it apart', async () => {
    const { proxy } = await begin({ siteUrl: 'https://www.example.co.ke' });
    const ask = (Host: string) =>
      new Promise<unknown>((resolve, reject) => {
        request(`${proxy.url}/FAQ`, { headers: { Host } }, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers['location'], answer.headers['x-cache']]);
        })
          .on('error', reject)
          .end();
      });
    for (const cache of ['MISS', 'HIT']) {
      expect(await ask('example.co.ke')).toEqual([301, 'https://www.example.co.ke/FAQ', 'MISS']);
      expect(await ask('www.example.co.ke')).toEqual([200, undefined, cache]);
    }
  });
});
