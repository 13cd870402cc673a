import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from '../../src/server/http/contentSecurityPolicy';
import { builtSite, startSite, type Site } from './site';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directives = (policy: string | null | undefined) =>
  Object.fromEntries(
    (policy ?? '').split(';').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]),
  );

describe('the policy of a page', () => {
  const policyOf = (html: string) => directives(pagePolicy()(html));

  it('allows its styles by their hashes, and Emotion its empty element', () => {
    const html =
      '<style>a{}</style><p>text</p><STYLE data-x="a > b">b{content:"<script>"}</STYLE><style>a{}</style>';
    expect(policyOf(html)['style-src']).toEqual([hash('a{}'), hash('b{content:"<script>"}'), hash('')]);
    expect(policyOf('')['style-src']).toEqual([hash('')]);
  });

  it('allows style attributes only where there are some, as the browser reads them', () => {
    const html = `<p style="--a:1" title="x > y">a</p><p title='>' style='b:"&amp;"'></p><i data-style="c:1"></i><p style="d:&quot;&#x27;"/>`;
    expect(policyOf(html)['style-src-attr']).toEqual([
      "'unsafe-hashes'",
      ...['--a:1', 'b:"&"', `d:"'`].map(hash),
    ]);
    expect(policyOf('<p>style="--a:1"</p><!-- <p style="a:1"> -->')).not.toHaveProperty('style-src-attr');
    expect(policyOf('<script>"<p style=\'a:1\'>"</script>')).not.toHaveProperty('style-src-attr');
  });

  it('allows inline scripts by their hashes; data are none', () => {
    const html = [
      '<script src="/a.js">ignored</script><script type="module" src="/b.js"></script>',
      '<script type="application/json" id="x">{"a":1}</script><script type="application/ld+json">{}</script>',
      '<script>one()</script><script type="module">two()</script><script type="importmap">{}</script>',
      '<script type="text/javascript">three()</script>',
    ].join('');
    expect(policyOf(html)['script-src']).toEqual([
      "'self'",
      ...['one()', 'two()', '{}', 'three()'].map(hash),
    ]);
  });

  it('has no unsafe word, and lets messages go to the e-mail service where the owner wants it', () => {
    expect(pagePolicy()('<style>a{}</style>')).not.toMatch(/unsafe|\*|nonce/);
    for (const name of [
      'object-src',
      'media-src',
      'frame-src',
      'worker-src',
      'base-uri',
      'frame-ancestors',
    ]) {
      expect(policyOf('')[name], name).toEqual(["'none'"]);
    }
    expect(policyOf('')['connect-src']).toEqual(["'self'"]);
    expect(directives(pagePolicy(['https://api.example.com'])(''))['connect-src']).toEqual([
      "'self'",
      'https://api.example.com',
    ]);
  });
});

/** A site with a styled page, a picture to share and a vector picture. */
function styledSite(): string {
  const client = builtSite();
  for (const copy of ['', '.br', '.gz']) rmSync(join(client, `FAQ.html${copy}`));
  writeFileSync(join(client, 'FAQ.html'), '<style>faq{}</style><p style="--a:1">FAQ</p>');
  mkdirSync(join(client, 'share'));
  for (const name of ['share/faq.png', 'favicon.svg', 'assets/drawing-abc.svg', '_headers']) {
    writeFileSync(join(client, name), 'x');
  }
  return client;
}

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};
const nothing = "default-src 'none';frame-ancestors 'none'";

/** The status of a request with any method, and its headers. */
function ask(site: Site, path: string, method = 'GET', headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown> }>((resolve, reject) => {
    request(new URL(path, site.url), { method, headers }, (res) => {
      res.resume();
      res.on('end', () => {
        resolve({ ...(res.statusCode !== undefined && { status: res.statusCode }), headers: res.headers });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('headers', () => {
  it('are on every kind of answer', async () => {
    const site = await startSite({ clientDir: styledSite() });
    const { headers } = await ask(site, '/FAQ');
    const html = { Accept: 'text/html' };
    const answers = [
      [200, await ask(site, '/FAQ')],
      [200, await ask(site, '/FAQ', 'HEAD')],
      [200, await ask(site, '/healthz')],
      [200, await ask(site, '/robots.txt')],
      [301, await ask(site, '/faq')],
      [304, await ask(site, '/FAQ', 'GET', { 'If-None-Match': String(headers['etag']) })],
      [404, await ask(site, '/nothing')],
      [404, await ask(site, '/api/nothing')],
      [404, await ask(site, '/api/nothing', 'GET', html)],
      [405, await ask(site, '/FAQ', 'PUT')],
      [405, await ask(site, '/subscribe', 'PATCH', html)],
      [415, await ask(site, '/subscribe', 'POST', { 'Content-Type': 'image/png' })],
      [501, await ask(site, '/FAQ', 'TRACE')],
    ] as const;
    for (const [status, answer] of answers) {
      expect(answer).toMatchObject({ status, headers: always });
      expect(answer.headers['permissions-policy']).toMatch(/^geolocation=\(self\),(?:[a-z-]+=\(\),?){15,}$/);
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src '(?:self|none)';.*frame-ancestors 'none'/,
      );
      expect(answer.headers).not.toHaveProperty('strict-transport-security');
      expect(answer.headers).not.toHaveProperty('server');
      expect(answer.headers).not.toHaveProperty('x-powered-by');
    }
  });

  it('hold the policy of the page itself, built or rendered, and nothing where there is no page', async () => {
    const site = await startSite({ clientDir: styledSite(), connectTo: ['https://api.example.com'] });
    const policyAt = async (path: string, init?: RequestInit) =>
      directives((await site.call(path, init)).headers.get('content-security-policy'));
    const faq = await policyAt('/FAQ');
    expect(faq['style-src']).toEqual([hash('faq{}'), hash('')]);
    expect(faq['style-src-attr']).toEqual(["'unsafe-hashes'", hash('--a:1')]);
    expect(faq['connect-src']).toEqual(["'self'", 'https://api.example.com']);
    for (const path of ['/Testimonials', '/Gallery', '/nothing']) {
      expect((await policyAt(path))['style-src'], path).toEqual([hash('')]);
    }
    const page = { method: 'POST', headers: { Accept: 'text/html' }, body: 'x' };
    expect((await policyAt('/subscribe', page))['script-src']).toEqual(["'self'"]);
    for (const path of ['/healthz', '/reviews.json', '/faq', '/robots.txt', '/favicon.svg']) {
      expect((await site.call(path)).headers.get('content-security-policy'), path).toBe(nothing);
    }
  });

  it('of files are few; what other sites show may be shown there', async () => {
    const site = await startSite({ clientDir: styledSite() });
    const expected = [
      ['/assets/app-abc123.js', 'same-origin', null],
      ['/assets/photo-abc.avif', 'same-origin', null],
      ['/assets/drawing-abc.svg', 'same-origin', nothing],
      ['/favicon.svg', 'cross-origin', nothing],
      ['/share/faq.png', 'cross-origin', null],
    ];
    for (const [path = '', resource, policy] of expected) {
      const { headers } = await site.call(path ?? '');
      expect([
        path,
        headers.get('cross-origin-resource-policy'),
        headers.get('content-security-policy'),
      ]).toEqual([path, resource, policy]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      if (policy === null) expect(headers.get('permissions-policy')).toBeNull();
    }
    expect((await site.call('/_headers')).status).toBe(404);
  });

  it('speak of https only where the browser does, as a trusted proxy says', async () => {
    const trusting = await startSite({ config: { trustedProxies: ['127.0.0.1'] } });
    const wary = await startSite();
    const https = { headers: { 'X-Forwarded-Proto': 'https' } };
    for (const path of ['/', '/nothing', '/healthz', '/faq', '/assets/app-abc123.js']) {
      const { headers } = await trusting.call(path, https);
      expect(headers.get('strict-transport-security'), path).toBe('max-age=63072000; includeSubDomains');
      if (!path.startsWith('/assets/')) {
        expect(headers.get('content-security-policy'), path).toMatch(/;upgrade-insecure-requests$/);
      }
      for (const answer of [await trusting.call(path), await wary.call(path, https)]) {
        expect(answer.headers.get('strict-transport-security'), path).toBeNull();
        expect(answer.headers.get('content-security-policy') ?? '').not.toContain('upgrade');
      }
    }
  });
});
