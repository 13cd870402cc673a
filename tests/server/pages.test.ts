import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { pathIn } from '../../src/domain/language';
import { startSite, paths, review, withApprovedReview, type Site } from './site';

/** A request without the headers and the decoding of `fetch`. */
function raw(site: Site, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; length: number }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(site.url);
      request({ hostname, port, path, method, headers }, (res) => {
        let length = 0;
        res.on('data', (chunk: Buffer) => (length += chunk.length));
        res.on('end', () => {
          resolve({ status: res.statusCode ?? 0, headers: res.headers, length });
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('pages', () => {
  it('answer under their exact paths, revalidated, with small security headers', async () => {
    const site = await startSite();
    // These pages depend on the day or the visitor, or need a link from an e-mail.
    const others = ['/Testimonials', '/BookAppointment', '/Gallery', '/News/Confirm', '/News/Leave'];
    for (const path of paths.filter(
      (one) => !others.includes(pathIn('en', one)) && !one.startsWith('/Request/'),
    )) {
      const answer = await site.call(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, `<h1>built ${path}</h1>`]);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
  });

  it.each([
    ['/aboutpage', '/AboutPage'],
    ['/ABOUTPAGE?a=1&b=%20', '/AboutPage?a=1&b=%20'],
    ['/AboutPage/', '/AboutPage'],
    ['/aboutpage//', '/AboutPage'],
    ['/AboutPage.html', '/AboutPage'],
    ['/Services', '/services'],
    ['/index.html', '/'],
    ['/%41boutpage', '/AboutPage'],
    ['/Paramedics', '/ParamedicsPage'],
    ['/paramedics/?x', '/ParamedicsPage?x'],
    ['/subscribe', '/Subscribe'],
    ['/paramedicspage', '/ParamedicsPage'],
    ['/CONTACT', '/ContactUs'],
    ['//', '/'],
  ])('%s leads to %s', async (from, to) => {
    const site = await startSite();
    const answer = await raw(site, from);
    expect([answer.status, answer.headers['location']]).toEqual([301, to]);
  });

  it.each([
    '/nothing',
    '/404',
    '/404.html',
    '/index',
    '/.vite/manifest.json',
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/AboutPage.html.br',
    '/assets/',
    '/assets',
    '/%ff',
    '/%00',
    '//example.com/AboutPage',
    'http://example.com/nothing',
    '/constructor',
    '/__proto__',
  ])('%s is not found, with the page for it', async (path) => {
    const site = await startSite();
    const answer = await raw(site, path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('shows the built page for 404, and JSON below /api/', async () => {
    const site = await startSite();
    expect(await (await site.call('/nothing')).text()).toBe('<h1>Unexpected Application Error!</h1>');
    const api = await site.call('/api/nothing');
    expect([api.status, await api.json()]).toEqual([
      404,
      { error: { code: 'not_found', message: 'There is nothing at this address.' } },
    ]);
  });

  it('take GET and HEAD only', async () => {
    const site = await startSite();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const answer = await site.call('/AboutPage', { method });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
    }
    const head = await raw(site, '/AboutPage', {}, 'HEAD');
    expect([head.status, head.length, head.headers['content-length']]).toEqual([200, 0, '25']);
    expect((await raw(site, '/nothing', {}, 'HEAD')).status).toBe(404);
    expect((await raw(site, '/AboutPage', {}, 'TRACE')).status).toBe(501);
  });

  it('are sent compressed as the browser asks, and not again when it has them', async () => {
    const site = await startSite();
    const path = '/assets/app-abc123.js';
    const encodings = [
      ['gzip, deflate, br', 'br'],
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0.5', 'br'],
      ['BR', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['brx, gzip;q=0', undefined],
      ['*', undefined],
      ['', undefined],
      ['identity', undefined],
    ] as const;
    const tags = new Set<unknown>();
    for (const [accept, encoding] of encodings) {
      const answer = await raw(site, path, accept === '' ? {} : { 'Accept-Encoding': accept });
      expect([accept, answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
        accept,
        encoding,
        'Accept-Encoding',
      ]);
      expect(Number(answer.headers['content-length'])).toBe(answer.length);
      tags.add(answer.headers['etag']);
      for (const known of [
        answer.headers['etag'],
        `W/${String(answer.headers['etag'])}`,
        `"x", ${String(answer.headers['etag'])}`,
      ]) {
        const again = await raw(site, path, { 'If-None-Match': String(known), 'Accept-Encoding': accept });
        expect([again.status, again.length, again.headers['cache-control']]).toEqual([
          304,
          0,
          'public, max-age=31536000, immutable',
        ]);
      }
    }
    expect(tags.size).toBe(3);
    expect((await raw(site, path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('have the right type, and odd ranges do no harm', async () => {
    const site = await startSite();
    expect((await raw(site, '/assets/photo-abc.avif')).headers['content-type']).toBe('image/avif');
    expect((await raw(site, '/robots.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await raw(site, '/.well-known/security.txt')).status).toBe(200);
    for (const range of ['bytes=2-1', 'bytes=99-', 'bytes=-1', 'nonsense']) {
      expect((await raw(site, '/assets/photo-abc.avif', { Range: range })).length).toBe(3);
    }
    for (const path of ['/', '/healthz']) expect((await raw(site, path, { Host: 'a b' })).status).toBe(400);
    expect((await site.call('/')).status).toBe(200);
  });
});

describe('the testimonials page', () => {
  it('is rendered at start and kept where there are reviews', async () => {
    const site = await startSite({ open: withApprovedReview });
    const first = await site.call('/Testimonials');
    expect(await first.text()).toContain('live /Testimonials');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    const etag = first.headers.get('etag') ?? '';
    expect((await site.call('/Testimonials', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await raw(site, '/Testimonials', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe(
      'br',
    );
    expect(site.renderer.calls).toEqual(['/Testimonials']);
  });

  it('falls back to the built one where it cannot be rendered', async () => {
    const lines: string[] = [];
    const broken = {
      paths,
      redirects: {},
      live: { '/Testimonials': { reviews: true } },
      queryData: () => Promise.resolve({}),
      render: () => Promise.reject(new Error('broken')),
      renderError: () => Promise.reject(new Error('broken too')),
    };
    const site = await startSite({
      open: withApprovedReview,
      renderer: broken,
      log: (line) => lines.push(line),
    });
    expect(await (await site.call('/Testimonials')).text()).toBe('<h1>built /Testimonials</h1>');
    expect(lines).toEqual(['The approved reviews could not be shown: broken']);
    expect(await (await site.submit('/send-review', [['text', 'x'.repeat(20_000)]])).text()).toContain(
      '413 Content Too Large',
    );
    expect(await (await site.call('/reviews.json')).json()).toHaveLength(1);
  });

  it('is the built one where there are none', async () => {
    const site = await startSite();
    expect(await (await site.call('/Testimonials')).text()).toBe('<h1>built /Testimonials</h1>');
    expect(site.renderer.calls).toEqual([]);
  });

  it('does not show reviews that wait', async () => {
    const site = await startSite();
    await site.post('/send-review', review);
    expect(await (await site.call('/Testimonials')).text()).not.toContain(review.name);
    expect(await (await site.call('/reviews.json')).json()).toEqual([]);
  });
});
